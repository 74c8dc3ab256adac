/** A scenario brings a screen into a state: its address, what the sandbox answers, and the steps there. Pure data. */
import * as v from 'valibot';
import type { ScreenTitle } from '../../screens';
import { type FaultRequest, withTimes } from '../faults/fault';
import type { TestPageMessageId } from '../translations';

/** One step on a screen; elements are found by role and accessible name. */
export const step = v.variant('do', [
  /** Of several elements with the name the one at `index`. An empty name is any. */
  v.object({
    do: v.literal('press'),
    role: v.picklist(['button', 'link', 'radio', 'checkbox', 'tab', 'image']),
    name: v.string(),
    index: v.number(),
  }),
  /** Types into the field with this label; in a select it chooses the value. */
  v.object({ do: v.literal('fill'), label: v.string(), text: v.string() }),
  /** Chooses that many drawn photos; with another `type` than JPEG files that are no photos. */
  v.object({ do: v.literal('photos'), count: v.number(), type: v.string() }),
  /** Waits until the text is visible, or no longer is. */
  v.object({ do: v.picklist(['see', 'gone']), text: v.string() }),
  /** Waits until no call is pending. */
  v.object({ do: v.literal('idle') }),
]);
export type Step = v.InferOutput<typeof step>;
export type PressRole = Extract<Step, { do: 'press' }>['role'];

export const pressRole = (role: PressRole, name: string, index = 0): Step => ({ do: 'press', role, name, index });
export const press = (name: string, index?: number) => pressRole('button', name, index);
export const fill = (label: string, text: string): Step => ({ do: 'fill', label, text });
export const photos = (count: number, type = 'image/jpeg'): Step => ({ do: 'photos', count, type });
export const see = (text: string): Step => ({ do: 'see', text });
export const gone = (text: string): Step => ({ do: 'gone', text });
export const IDLE: Step = { do: 'idle' };

type NameOf<Id, Group extends string> = Id extends `${Group}.${infer Name}` ? Name : never;
/** The message that names a screen of the catalogue: the screen's own title, or one of the test page. */
export type ScreenHeading = ScreenTitle | Extract<TestPageMessageId, `screen.${string}`>;

export interface Scenario {
  /** Unique; begins with its screen. Also the name of its picture. */
  id: string;
  screen: ScreenHeading;
  /** The message `state.<label>`, unique on the screen; screens share labels. */
  label: NameOf<TestPageMessageId, 'state'>;
  /** Hash address without the session. */
  route: string;
  faults?: readonly FaultRequest[];
  /** Names and texts are message ids without arguments, or the same in both languages. */
  steps?: readonly Step[];
  /** Visible when the state is reached, and not before. */
  sees: string;
  /** The screen stays busy: nothing but its skeleton appears. */
  waiting?: boolean;
  /** What the gallery shows beside the first screenful on a large phone: a small phone, the screen in its full length. */
  pictures?: readonly ('small' | 'whole')[];
}

/** Parts of a scenario's setup, see `pictures`. */
export const SMALL = { picture: 'small' } as const;
export const WHOLE = { picture: 'whole' } as const;
type PictureSetup = typeof SMALL | typeof WHOLE;
const isPictureSetup = (part: object): part is PictureSetup => 'picture' in part;

/** A scenario in the list of its screen, whose usual route it has unless it names another. */
export type Entry = Omit<Scenario, 'screen' | 'route'> & { route?: string };

/** @param setup what leads to the state: another route than the usual one, faults, steps; and further pictures. */
export function scenario(
  id: string,
  label: Scenario['label'],
  sees: string,
  setup: readonly (string | FaultRequest | Step | PictureSetup | readonly Step[])[] = [],
): Entry {
  const parts = setup.flat() as readonly (string | FaultRequest | Step | PictureSetup)[];
  const objects = parts.filter((part) => typeof part === 'object');
  const route = parts.find((part) => typeof part === 'string');
  const pictures = objects.filter(isPictureSetup).map(({ picture }) => picture);
  const faults = objects.filter((part) => !('do' in part) && !isPictureSetup(part)) as readonly FaultRequest[];
  const steps = objects.filter((part) => 'do' in part) as readonly Step[];
  return {
    id,
    label,
    sees,
    ...(route !== undefined && { route }),
    ...(faults.length > 0 && { faults }),
    ...(steps.length > 0 && { steps }),
    ...(label === 'waiting' && { waiting: true }),
    ...(pictures.length > 0 && { pictures }),
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
