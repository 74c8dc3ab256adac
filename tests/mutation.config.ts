/** The settings of Vitest for the mutation tests (`stryker.config.js`). */
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig, type ViteUserConfigFnObject } from 'vitest/config';
import config from '../vite.config.ts';

/**
 * Stryker sets one thread. Tests of dates cannot choose a time zone in a thread, and in one process a file would find the
 * environment of another.
 */
const processes: Plugin = {
  name: 'processes',
  configureVitest({ project }) {
    project.config.pool = 'forks';
    project.config.isolate = true;
  },
};

export default defineConfig((env) => mergeConfig((config as ViteUserConfigFnObject)(env), { plugins: [processes] }));
