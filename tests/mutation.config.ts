/**
 * The settings of Vitest for the mutation tests (`stryker.config.js`): the tests of rules and of the API client. Stryker runs those
 * that import a changed file, so none that only reads the sources. A screen takes seconds for each change.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig, type ViteUserConfigFnObject } from 'vitest/config';
import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';
import config from '../vite.config.ts';

/** The process of each project, and how many runs it has begun. */
const processes = new Map<string, { forked: ForksPoolWorker; runs: number }>();

/** Each run leaves something behind in its process, such as the functions that the setup of the tests wraps. */
const MOST_RUNS = 50;

/**
 * Vitest starts a worker for each run, and stops it. This one keeps its process for the next run, because loading jsdom and
 * antd-mobile takes most of the time of a run: the process gets the first start alone, and no stop.
 */
function createPoolWorker(options: PoolOptions): PoolWorker {
  const { project } = options;
  const last = processes.get(project.name);
  const running = last && last.runs < MOST_RUNS ? last : undefined;
  if (running === undefined) void last?.forked.stop();
  const { forked, runs } = running ?? { forked: new ForksPoolWorker(options), runs: 0 };
  processes.set(project.name, { forked, runs: runs + 1 });
  const listeners: [string, (arg: unknown) => void][] = [];
  const answer = (type: string) => {
    for (const [event, listener] of listeners)
      if (event === 'message') listener({ type, __vitest_worker_response__: true });
  };
  return {
    name: 'kept',
    cacheFs: forked.cacheFs,
    async start() {
      if (!running) await forked.start();
    },
    on(event, listener) {
      listeners.push([event, listener]);
      forked.on(event, listener);
    },
    off: (event, listener) => forked.off(event, listener),
    send(message: WorkerRequest) {
      if (message.type === 'stop') answer('stopped');
      else if (message.type === 'start' && running) answer('started');
      // The settings of a run name its tests.
      else if (message.type === 'run')
        forked.send({
          ...message,
          context: { ...message.context, config: project.serializedConfig } as typeof message.context,
        });
      else forked.send(message);
    },
    async stop() {
      for (const [event, listener] of listeners) forked.off(event, listener);
    },
    deserialize: (data) => data,
  };
}

const keptProcesses: Plugin = {
  name: 'kept-processes',
  configureVitest({ project }) {
    // Stryker sets threads. Tests of dates cannot choose a time zone in a thread.
    project.config.pool = 'kept';
    project.config.maxWorkers = 1;
    project.config.poolRunner = { name: 'kept', createPoolWorker };
    project.config.setupFiles.unshift(resolve('tests/mutation.setup.ts'));
  },
};

export default defineConfig((env) =>
  mergeConfig((config as ViteUserConfigFnObject)(env), {
    plugins: [keptProcesses],
    test: { exclude: ['tests/journeys/*.tsx', 'tests/sandbox/**'] },
  }),
);
