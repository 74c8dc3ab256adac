/** Gives the page a native application with handlers of these names, until the end of the test. @returns their messages. */
export function installNative(...names: string[]): [name: string, body: unknown][] {
  const messages: [string, unknown][] = [];
  window.webkit = {
    messageHandlers: Object.fromEntries(
      names.map((name) => [name, { postMessage: (body: unknown) => messages.push([name, body]) }]),
    ),
  };
  return messages;
}
