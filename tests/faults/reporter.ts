/** Counts the kinds of faults and the screens, and says at the end how many there were. */
import type { Reporter, TestCase } from '@playwright/test/reporter';

export default class FaultReporter implements Reporter {
  readonly #found = { kind: new Set<string>(), screen: new Set<string>() };
  #tests = 0;

  onTestEnd({ annotations }: TestCase): void {
    const { kind, screen } = this.#found;
    for (const { type, description = '' } of annotations) {
      if (type === 'kind') kind.add(description);
      if (type === 'screen') screen.add(description);
    }
    if (annotations.some(({ type }) => type === 'kind')) this.#tests += 1;
  }

  onEnd(): void {
    const { kind, screen } = this.#found;
    if (this.#tests > 0) console.log(`Faults: ${kind.size} kinds, ${screen.size} screens, ${this.#tests} tests`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
