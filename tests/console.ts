/** The console's errors and warnings: a test fails on each that it did not announce. */

const heard: string[] = [];
let expected: RegExp[] = [];

/** Announces words on the console that belong to the test at hand. */
export function expectOnConsole(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** Listens from now on; called once, by the setup. */
export function watchConsole() {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...words: unknown[]) => {
      heard.push(words.map(describe).join(' '));
    };
  }
  return {
    clear() {
      heard.length = 0;
      expected = [];
    },
    list: () => heard.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}

function describe(word: unknown): string {
  return word instanceof Error ? `${word.name}: ${word.message}` : String(word);
}
