/** A scenario brings a screen into a state: its address, what the sandbox answers, and the steps there. Pure data. */
import type { ScreenTitle } from '../../screens';
import { type FaultRequest, withTimes } from '../faults/fault';
import type { TestPageMessageId } from '../translations';

export type PressRole = 'button' | 'link' | 'radio' | 'checkbox' | 'tab' | 'image';

/** One step on a screen; elements are found by role and accessible name. */
export type Step =
  /** Of several elements with the name the one at `index`. An empty name is any. */
  | { do: 'press'; role: PressRole; name: string; index: number }
  /** Types into the field with this label; in a select it chooses the value. */
  | { do: 'fill'; label: string; text: string }
  /** Chooses that many drawn photos; with another `type` than JPEG files that are no photos. */
  | { do: 'photos'; count: number; type: string }
  /** Waits until the text is visible, or no longer is. */
  | { do: 'see' | 'gone'; text: string }
  | { do: 'idle' };

export const pressRole = (role: PressRole, name: string, index = 0): Step => ({ do: 'press', role, name, index });
export const press = (name: string, index?: number) => pressRole('button', name, index);
export const fill = (label: string, text: string): Step => ({ do: 'fill', label, text });
export const photos = (count: number, type = 'image/jpeg'): Step => ({ do: 'photos', count, type });
export const see = (text: string): Step => ({ do: 'see', text });
export const gone = (text: string): Step => ({ do: 'gone', text });
export const IDLE: Step = { do: 'idle' };

/** The message that names a screen of the catalogue: the screen's own title, or one of the test page. */
export type ScreenHeading = ScreenTitle | Extract<TestPageMessageId, `screen.${string}`>;

export interface Scenario {
  /** Unique; begins with its screen. It names the state in the list, the gallery and the tests. */
  id: string;
  screen: ScreenHeading;
  /** Hash address without the session. */
  route: string;
  faults?: readonly FaultRequest[];
  /** Names and texts are message ids without arguments, or the same in both languages. */
  steps?: readonly Step[];
  /** Visible when the state is reached, and not before. */
  sees: string;
  /** The screen stays busy: nothing but its skeleton appears. */
  waiting?: boolean;
}

/** A scenario in the list of its screen, whose usual route it has unless it names another. */
export type Entry = Omit<Scenario, 'screen' | 'route'> & { route?: string };

/** @param setup what leads to the state: another route than the usual one, faults, steps. */
export function scenario(
  id: string,
  sees: string,
  setup: readonly (string | FaultRequest | Step | readonly Step[])[] = [],
): Entry {
  const parts = setup.flat() as readonly (string | FaultRequest | Step)[];
  const objects = parts.filter((part) => typeof part === 'object');
  const route = parts.find((part) => typeof part === 'string');
  const faults = objects.filter((part) => !('do' in part)) as readonly FaultRequest[];
  const steps = objects.filter((part) => 'do' in part) as readonly Step[];
  return {
    id,
    sees,
    ...(route !== undefined && { route }),
    ...(faults.length > 0 && { faults }),
    ...(steps.length > 0 && { steps }),
  };
}

export const scenariosOf = (screen: ScreenHeading, route: string, entries: readonly Entry[]): Scenario[] =>
  entries.map((entry) => ({ route, ...entry, screen }));

/**
 * Faults and steps of a scenario in one language; the last step waits for what the scenario shows.
 * @param translate a message id; other texts stay as they are.
 */
export function localized(
  { faults = [], steps = [], sees }: Pick<Scenario, 'faults' | 'steps' | 'sees'>,
  translate: (text: string) => string,
): { faults: FaultRequest[]; steps: Step[] } {
  const inLanguage = (step: Step): Step => {
    if (step.do === 'press') return { ...step, name: translate(step.name) };
    if (step.do === 'fill') return { ...step, label: translate(step.label) };
    return step.do === 'see' || step.do === 'gone' ? { ...step, text: translate(step.text) } : step;
  };
  return {
    faults: faults.map(({ message, ...fault }) =>
      withTimes({ ...(fault as FaultRequest), ...(message !== undefined && { message: translate(message) }) }),
    ),
    steps: [...steps, see(sees)].map(inLanguage),
  };
}
