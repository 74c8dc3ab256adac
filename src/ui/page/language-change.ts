/** The history state of an entry on which the language was changed. The screen's own state stays beside it. */
import { LANGUAGE_NAMES, type Language } from '../../languages';

/** The language before the change; undefined if there was none. */
export function languageBefore(state: unknown): Language | undefined {
  const before = stateObject(state).languageBefore;
  return LANGUAGE_NAMES.find((name) => name === before);
}

export const withLanguageBefore = (state: unknown, languageBefore: Language): object => ({
  ...stateObject(state),
  languageBefore,
});

const stateObject = (state: unknown): { languageBefore?: unknown } =>
  typeof state === 'object' && state !== null ? state : {};
