/** The first paint's functions instead of valibot's give the same results for the schemas that its pages have. */
import fc from 'fast-check';
import * as valibot from 'valibot';
import { expect, it } from 'vitest';
import * as standIn from '../../src/start/runtime/valibot';

// The types of the stand-in are simpler.
type Valibot = typeof valibot;

const SCHEMAS: Readonly<Record<string, (v: Valibot) => valibot.GenericSchema>> = {
  'a seen flag': (v) => v.literal(true),
  'orders with vouchers': (v) => v.array(v.string()),
  'a time': (v) => v.number(),
  'an opened complaint': (v) => v.pipe(v.string(), v.nonEmpty()),
  'the state of a list': (v) =>
    v.object({
      tab: v.pipe(v.number(), v.integer(), v.minValue(0)),
      search: v.string(),
      isOpen: v.boolean(),
      orderNo: v.optional(v.string()),
    }),
  'a decoder': (v) =>
    v.pipe(
      v.unknown(),
      v.transform((value) => typeof value),
    ),
  'a form': (v) =>
    v.object({
      search: v.pipe(v.string(), v.regex(/^\d*$/, 'digits'), v.maxLength(3, 'too long')),
      text: v.pipe(
        v.string(),
        v.check((text) => text.trim() !== '', 'missing'),
        v.minLength(2, 'too short'),
      ),
    }),
};

const leaf = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.constantFrom('12', 'ab', true, false, null, undefined, 0, 1.5, -1),
);
const value = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }),
  fc.record({ tab: leaf, search: leaf, isOpen: leaf, orderNo: leaf, text: leaf, other: leaf }, { requiredKeys: [] }),
);

/** What the app reads of a result. */
function read(v: Valibot, schema: valibot.GenericSchema, input: unknown) {
  const { success, output, issues = [] } = v.safeParse(schema, input, { abortPipeEarly: true });
  if (success) return { output };
  return { issues: issues.map((issue) => v.getDotPath(issue) ?? '') };
}

it.each(Object.entries(SCHEMAS))('%s', (_name, schemaOf) => {
  const own = standIn as unknown as Valibot;
  fc.assert(
    fc.property(value, (input) => {
      expect(read(own, schemaOf(own), input)).toEqual(read(valibot, schemaOf(valibot), input));
    }),
  );
});

it('A message is the one of the first check that fails', () => {
  for (const v of [valibot, standIn as unknown as Valibot]) {
    const form = SCHEMAS['a form']?.(v);
    if (form === undefined) throw new Error('no schema');
    const { issues = [] } = v.safeParse(form, { search: 'abcd', text: '' }, { abortPipeEarly: true });
    expect(issues.map(({ message }) => message)).toEqual(['digits', 'missing']);
  }
});
