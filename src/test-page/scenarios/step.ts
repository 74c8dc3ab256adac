/** One step on a screen; elements are found by role and accessible name. The types come from the schema. */
import * as v from 'valibot';

export const step = v.variant('do', [
  /** Of several elements with the name the one at `index` (0 unless given). An empty name is any. */
  v.object({
    do: v.literal('press'),
    role: v.picklist(['button', 'link', 'radio', 'checkbox', 'tab', 'image']),
    name: v.string(),
    index: v.exactOptional(v.number()),
  }),
  /** Types into the field with this label; in a select it chooses the value. */
  v.object({ do: v.literal('fill'), label: v.string(), text: v.string() }),
  /** Chooses that many drawn photos; with another `type` than JPEG files that are no photos. */
  v.object({ do: v.literal('photos'), count: v.number(), type: v.exactOptional(v.string()) }),
  /** Waits until the text is visible, or no longer is. */
  v.object({ do: v.picklist(['see', 'gone']), text: v.string() }),
  /** Waits until no call is pending. */
  v.object({ do: v.literal('idle') }),
]);
export type Step = v.InferOutput<typeof step>;
type Press = Extract<Step, { do: 'press' }>;
export type PressRole = Press['role'];

export const press = (name: string, index?: number): Step => ({
  do: 'press',
  role: 'button',
  name,
  ...(index !== undefined && { index }),
});
export const pressRole = (role: PressRole, name: string, index?: number): Step =>
  ({ ...press(name, index), role }) as Press;
export const fill = (label: string, text: string): Step => ({ do: 'fill', label, text });
export const photos = (count: number, type?: string): Step => ({
  do: 'photos',
  count,
  ...(type !== undefined && { type }),
});
export const see = (text: string): Step => ({ do: 'see', text });
export const gone = (text: string): Step => ({ do: 'gone', text });
export const IDLE: Step = { do: 'idle' };
