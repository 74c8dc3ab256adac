/** All schemas of server answers: exports of the features' `queries.ts`, and of the nouns in `loan/`. */
import type * as v from 'valibot';

/** By file path, relative to this folder. */
export const wireModules = import.meta.glob<Record<string, unknown>>(
  ['../../src/features/*/queries.ts', '../../src/loan/{channels/channel,extension,order,repayment}.ts'],
  { eager: true },
);

export interface NamedSchema {
  /** The name of the export, which is unique. */
  name: string;
  schema: v.GenericSchema;
}

export const schemas: readonly NamedSchema[] = Object.values(wireModules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (isSchema(value) ? [{ name, schema: value }] : [])),
);

export function schemaNamed(name: string): v.GenericSchema {
  const found = schemas.find((each) => each.name === name);
  if (found === undefined) throw new Error(`No file exports a schema named ${name}`);
  return found.schema;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
