/**
 * Mutation tests: Stryker makes one small change at a time in the files whose defects cost money, and runs the tests that
 * reach it. A mutant that no test notices ("survived") shows a missing test.
 */
export default {
  mutate: [
    'src/{api,platform,format,loan,ui/write,ui/photo}/**/*.ts',
    'src/features/**/{rules,commands,queries}.ts',
    // The modules of the first paint replace others in the build alone.
    '!**/*.first-paint.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation.config.ts' },
  // A mutant that is applied while its module loads would need a new process for each.
  ignoreStatic: true,
  // ms. An endless loop ends by its number of rounds; a busy machine does not reach this.
  timeoutMS: 60_000,
  ignorePatterns: ['/dist', '/gallery', '/test-results', '/.sandbox'],
  // Stryker rewrites this file with TypeScript's former API, which version 7 lacks. Vitest does not need it rewritten.
  tsconfigFile: 'none',
  incremental: true,
  incrementalFile: 'reports/mutation.json',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false },
};
