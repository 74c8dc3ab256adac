/** Runs before the other modules of a test. The process is kept (`mutation.config.ts`), so the change of the run before is active. */
const { __stryker__: state } = globalThis as { __stryker__?: { activeMutant?: string | undefined } };
if (state) state.activeMutant = undefined;
