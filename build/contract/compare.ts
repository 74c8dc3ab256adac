/** Compares what a backend answered with what the contract says. */
import { NUMBER_MARK, withoutMark } from '../../src/api/decode.ts';
import type { ObjectShape, Shape } from './shape.ts';

export interface Comparison {
  /** Values that the app does not read as their type. */
  wrong: { path: string; type: string; found: string }[];
  /** Fields that the answer lacks in each place where they could be. */
  missing: string[];
  /** Fields that the contract does not name. */
  unknown: string[];
}

/** @param value in canonical names. */
export function compareAnswer(shape: Shape, value: unknown): Comparison {
  const wrong: Comparison['wrong'] = [];
  const found = new Set<string>();
  const expected = new Set<string>();
  const unknown = new Set<string>();
  // An answer without data lacks all fields.
  visit(shape, value ?? (shape.kind === 'object' ? {} : undefined), '');
  return { wrong, missing: [...expected].filter((path) => !found.has(path)), unknown: [...unknown] };

  function visit(part: Shape, given: unknown, path: string): void {
    if (given === undefined || given === null) return;
    const refuse = (type: string) => void wrong.push({ path, type, found: described(given) });
    if (part.kind === 'field') {
      if (!part.type.allows(typeof given === 'string' ? withoutMark(given) : given)) refuse(part.type.name);
    } else if (part.kind === 'list') {
      if (!Array.isArray(given)) refuse('list of objects');
      else for (const item of given) visit(part.item, item, path);
    } else if (part.kind === 'object') {
      if (typeof given !== 'object' || Array.isArray(given)) refuse('object');
      else visitFields(part, given as Readonly<Record<string, unknown>>, path);
    }
  }

  function visitFields(part: ObjectShape, given: Readonly<Record<string, unknown>>, path: string): void {
    const pathOf = (name: string) => (path === '' ? name : `${path}.${name}`);
    for (const [name, field] of Object.entries(part.fields)) {
      const others = part.alternatives.find((names) => names.includes(name)) ?? [name];
      // A field with several names is missing only if the answer has none of them. It is reported by its first name.
      const place = pathOf(others[0] ?? name);
      expected.add(place);
      if (given[name] !== undefined) found.add(place);
      visit(field, given[name], pathOf(name));
    }
    for (const name of Object.keys(given)) if (!Object.hasOwn(part.fields, name)) unknown.add(pathOf(name));
  }
}

const LONGEST = 60;

/** A value as a message says it. */
function described(value: unknown): string {
  if (typeof value === 'string' && value.startsWith(NUMBER_MARK)) return withoutMark(value);
  const text = typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
