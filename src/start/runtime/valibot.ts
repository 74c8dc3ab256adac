/** Replaces valibot in the first paint: the functions that its pages use, with one representation for schemas and checks. */

interface Issue {
  /** Names joined by dots. */
  path: string;
  message: string;
}

interface Schema {
  /** `api/decode.ts` tells schemas from fields by it. */
  kind: 'schema';
  /** @returns the output. @param issues takes what does not match. */
  run: (value: unknown, issues: Issue[], path: string) => unknown;
}

const schema = (run: Schema['run']): Schema => ({ kind: 'schema', run });

/** A step that leaves the value unchanged. */
const test = (isValid: (value: never) => boolean, message = '') =>
  schema((value, issues, path) => {
    if (!isValid(value as never)) issues.push({ path, message });
    return value;
  });

export const unknown = () => schema((value) => value);
export const string = () => test((value: unknown) => typeof value === 'string');
export const number = () => test((value: unknown) => typeof value === 'number');
export const boolean = () => test((value: unknown) => typeof value === 'boolean');
export const literal = (expected: unknown) => test((value: unknown) => value === expected);

export const check = test;
export const regex = (pattern: RegExp, message?: string) => test((value: string) => pattern.test(value), message);
export const minLength = (length: number, message?: string) => test((value: string) => value.length >= length, message);
export const maxLength = (length: number, message?: string) => test((value: string) => value.length <= length, message);
export const nonEmpty = () => minLength(1);
export const integer = () => test(Number.isInteger);
export const minValue = (least: number) => test((value: number) => value >= least);

export const transform = (convert: (value: never) => unknown) => schema((value) => convert(value as never));

/** The steps one after the other, until one does not match. */
export const pipe = (...steps: Schema[]) =>
  schema((value, issues, path) => {
    const { length } = issues;
    return steps.reduce((result, step) => (issues.length === length ? step.run(result, issues, path) : result), value);
  });

export const optional = (inner: Schema) =>
  schema((value, issues, path) => (value === undefined ? value : inner.run(value, issues, path)));

export const array = (item: Schema) =>
  schema((value, issues, path) => {
    if (Array.isArray(value)) return value.map((each, index) => item.run(each, issues, join(path, index)));
    issues.push({ path, message: '' });
    return value;
  });

/** Without the properties that the schema does not name. */
export const object = (entries: Readonly<Record<string, Schema>>) =>
  schema((value, issues, path) => {
    if (typeof value === 'object' && value !== null) {
      const own = value as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(entries).map(([name, entry]) => [name, entry.run(own[name], issues, join(path, name))]),
      );
    }
    issues.push({ path, message: '' });
    return value;
  });

const join = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`);

export function safeParse({ run }: Schema, value: unknown) {
  const issues: Issue[] = [];
  const output = run(value, issues, '');
  return issues.length === 0 ? { success: true, output } : { success: false, output, issues };
}

/** @throws if the value does not match. */
export function parse(inner: Schema, value: unknown) {
  const { success, output } = safeParse(inner, value);
  if (!success) throw new TypeError('schema');
  return output;
}

export const getDotPath = ({ path }: Issue) => path;
