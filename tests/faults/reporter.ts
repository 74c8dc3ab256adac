/** Counts the cells of the fault matrix, and says at the end how many there were and how many failed. */
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class FaultReporter implements Reporter {
  readonly #kinds = new Set<string>();
  readonly #screens = new Set<string>();
  readonly #failures: string[] = [];
  #cells = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    const of = (type: string) => test.annotations.find((annotation) => annotation.type === type)?.description;
    const kind = of('kind');
    const screen = of('screen');
    if (kind === undefined || screen === undefined) return;
    this.#kinds.add(kind);
    this.#screens.add(screen);
    this.#cells += 1;
    if (result.status !== 'passed') this.#failures.push(`${screen}: ${kind}`);
  }

  onEnd(_result: FullResult): void {
    if (this.#cells === 0) return;
    for (const failure of this.#failures) console.log(`failed: ${failure}`);
    console.log(
      `Fault matrix: ${this.#kinds.size} kinds, ${this.#screens.size} screens, ${this.#cells} cells, ${this.#failures.length} failures`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
