/** Fails a test on console errors and warnings that it does not expect. */

/** The testing library runs each event in a synchronous `act`, in which React does not expect a part that loads on demand. */
const OF_TESTING_LIBRARY = [/^A component suspended inside an `act` scope, but the `act` call was not awaited/];

const logged: string[] = [];
let expected: RegExp[] = [];

/** Declares console output that the current test expects. */
export function expectOnConsole(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** Starts recording; called once, by the setup. */
export function watchConsole() {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...words: unknown[]) => {
      logged.push(words.map(describe).join(' '));
    };
  }
  return {
    clear() {
      logged.length = 0;
      expected = [];
    },
    list: () => logged.filter((line) => ![...OF_TESTING_LIBRARY, ...expected].some((pattern) => pattern.test(line))),
  };
}

function describe(word: unknown): string {
  return word instanceof Error ? `${word.name}: ${word.message}` : String(word);
}
