/** What one picture of the gallery needs to know. */
import type { Page } from 'playwright-core';

/** A fault that the sandbox is asked for before the screen opens (sandbox/README.md). */
export interface FaultWish {
  path: string;
  kind: string;
  [detail: string]: unknown;
}

export interface Shot {
  /** File name and caption. */
  name: string;
  /** Hash address without the session. */
  address: string;
  /** Photographed at 320×640 as well. */
  main?: boolean;
  faults?: readonly FaultWish[];
  /** Brings the opened screen into its state; `words` are the locale's messages. */
  act?: (page: Page, words: Words) => Promise<unknown>;
  /** Photographs the whole length instead of the first screen. */
  whole?: boolean;
}

export type Words = Readonly<Record<string, string>>;

/** Taps the button that one message names. */
export const press = (id: string) => (page: Page, words: Words) =>
  page
    .getByRole('button', { name: words[id] ?? id, exact: true })
    .first()
    .tap();
