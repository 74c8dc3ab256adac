/**
 * The settings of Vitest for the mutation tests (`stryker.config.js`): the tests of rules and of the API client. Stryker runs those
 * that import a changed file, so none that only reads the sources. A screen takes seconds for each change.
 */
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig, type ViteUserConfigFnObject } from 'vitest/config';
import config from '../vite.config.ts';

/** Stryker sets threads. Tests of dates cannot choose a time zone in a thread. */
const processes: Plugin = {
  name: 'processes',
  configureVitest({ project }) {
    project.config.pool = 'forks';
  },
};

export default defineConfig((env) =>
  mergeConfig((config as ViteUserConfigFnObject)(env), {
    plugins: [processes],
    test: { exclude: ['tests/journeys/*.tsx', 'tests/sandbox/**'] },
  }),
);
