/** The state of the first paint, which the boot script, the first paint and the app share. */
import type { Skeleton } from '../screens';

/** The path from a container to a control: the child index at each level. */
export type ControlPath = readonly number[];

/** State of the skeleton and the first paint, shared with the app. The boot script sets it. */
export interface FirstPaint {
  /** The address whose screen it paints; empty once the app has to show another one. */
  address: string;
  /** Length of the history when the page was loaded. */
  entriesAtLoad: number;
  /** Resolves when the content is painted or cannot be; rejects when a file failed to load. */
  painted: Promise<void>;
  isShown: boolean;
  /** When it was, in the time of `performance.now`. */
  shownAt?: number | undefined;
  /** Whether a finger or a mouse button is down, so that a click may follow. */
  isPressed: boolean;
  /** Taps that the app must repeat. */
  taps: Tap[];
  /** Values that were typed or chosen, in order. */
  values: { path: ControlPath; value: string }[];
  /** What the app must show as toasts: the text, and its options. */
  toasts: [text: string, options: { kind?: 'done' | undefined } | undefined][];
  /** Title and skeleton of the opened screen. */
  screen?: Skeleton & { title: string | undefined };
  /** Shows the skeleton of the current address. Set at the end of the document. */
  showSkeleton?: () => void;
  /** Opens a screen of the column `next`; false for other screens, which the app opens. Absent once the router navigates. */
  open?: ((route: string, entryState: unknown) => boolean) | undefined;
  /** URL of the legal document that the screen shows. */
  document?: string | undefined;
}

export interface Tap {
  path: ControlPath;
  /** What identifies the control beside its place. */
  name: string;
  /** The checkbox's state after the tap. If the app already shows the same state, the tap is not repeated. */
  checked: boolean | undefined;
}

declare global {
  interface Window {
    firstPaint?: FirstPaint;
  }
}

let appIsNeeded = false;

/** Whether the action that is running needs the app. */
export const isAppNeeded = (): boolean => appIsNeeded;

/** Called during a tap when the first paint cannot complete its action, so that the app repeats the tap. */
export function needsApp(): void {
  appIsNeeded = true;
}

/** Called before the action of an event. */
export function startAction(): void {
  appIsNeeded = false;
}
