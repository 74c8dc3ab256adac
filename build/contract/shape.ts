/** What a call's schema reads: objects, lists and single fields by their names in the answer or request. */
import type { Constant, Entries, Field } from '../../src/api/decode.ts';
import { type FieldType, typeOf } from './types.ts';

/** `isOptional`: of a request's field, whether it may be absent. */
export type Shape = Kind & { isOptional?: true };

type Kind =
  /** `alternatives`: names of which an answer has one. */
  | { kind: 'object'; fields: Readonly<Record<string, Shape>>; alternatives: readonly (readonly string[])[] }
  | { kind: 'list'; item: Shape }
  | { kind: 'field'; type: FieldType }
  | { kind: 'constant'; value: number };

export type ObjectShape = Shape & { kind: 'object' };

type Node = Entries[string] | Constant;

/** The shape of a schema. @throws Error if the schema has a type that `types.ts` does not list. */
export function shapeOf(schema: Node): Shape {
  const type = typeOf(schema);
  if (type !== undefined) return { kind: 'field', type };
  if ('constant' in schema) return { kind: 'constant', value: Number(schema.constant) };
  if ('optional' in schema) return { ...shapeOf(schema.optional as Node), isOptional: true };
  if ('entries' in schema) return objectOf(schema.entries as Entries);
  if ('item' in schema) return { kind: 'list', item: shapeOf(schema.item as Node) };
  // The first step of a pipe reads the field; the later steps only convert its value.
  const [first] = 'pipe' in schema ? (schema.pipe as unknown as readonly Node[]) : [];
  if (first === undefined) throw new Error('A schema of the contract has a type that build/contract/types.ts lacks');
  return shapeOf(first);
}

/** The object that holds the fields of properties. */
export function objectOf(entries: Readonly<Record<string, Node>>): ObjectShape {
  return Object.entries(entries)
    .map(([property, entry]): ObjectShape => {
      if ('names' in entry) {
        const { names, schema } = entry as Field<string, never>;
        const all = names.map((name) => nested(name.split('.'), shapeOf(schema))).reduce(merged);
        return names.length > 1 ? { ...all, alternatives: [names] } : all;
      }
      const isGroup = !('kind' in entry) && !('constant' in entry);
      return isGroup ? objectOf(entry as Entries) : nested([property], shapeOf(entry));
    })
    .reduce(merged, { kind: 'object', fields: {}, alternatives: [] });
}

function nested([name = '', ...inner]: readonly string[], shape: Shape): ObjectShape {
  return {
    kind: 'object',
    fields: { [name]: inner.length === 0 ? shape : nested(inner, shape) },
    alternatives: [],
  };
}

function merged(one: ObjectShape, other: ObjectShape): ObjectShape {
  const fields = { ...one.fields };
  for (const [name, shape] of Object.entries(other.fields)) {
    const before = fields[name];
    fields[name] = before?.kind === 'object' && shape.kind === 'object' ? merged(before, shape) : shape;
  }
  return { kind: 'object', fields, alternatives: [...one.alternatives, ...other.alternatives] };
}

/** The fields at any depth, such as `repayList.channels.desc`, with their shapes. */
export function fieldsOf(shape: Shape, path = ''): [path: string, shape: Shape][] {
  if (shape.kind === 'list') return fieldsOf(shape.item, path);
  if (shape.kind !== 'object') return [];
  return Object.entries(shape.fields).flatMap(([name, below]) => {
    const field = path === '' ? name : `${path}.${name}`;
    return [[field, below] as [string, Shape], ...fieldsOf(below, field)];
  });
}

export const namesOf = (shape: Shape): string[] => [
  ...new Set(fieldsOf(shape).map(([path]) => path.slice(path.lastIndexOf('.') + 1))),
];
