/** One step on a screen; elements are found by role and accessible name. The types come from the schema. */
import * as v from 'valibot';

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
