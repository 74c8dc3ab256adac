import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWireNames, createRenamer, type WireNames } from '../../src/api/wire-names';
import { readJson } from './sources';

const sample = readJson('build/wire-names.sample.json') as WireNames;

describe('A dictionary', () => {
  it.each([
    ['no object', 'text'],
    ['null', null],
    ['a list', [['a', 'b']]],
    ['a number', 1],
  ])('that is %s stops the build', (_what, value) => {
    expect(() => checkWireNames(value, 'names.json')).toThrow(/^names\.json: .*flat JSON object/);
  });

  it.each([
    ['two names for one wire name', '{"a":"x","b":"x"}', /"a" and "b" both have the wire name "x"/],
    ['an empty wire name', '{"a":""}', /"a" must be a non-empty string/],
    ['a number for a name', '{"a":1}', /"a" must be/],
    ['a nested object', '{"a":{"b":"c"}}', /"a" must be/],
    ['__proto__ as a name', '{"__proto__":"x"}', /"__proto__" cannot be used/],
    ['__proto__ as a wire name', '{"a":"__proto__"}', /"__proto__" cannot be used/],
    ['constructor as a name', '{"constructor":"x"}', /"constructor" cannot be used/],
    ['prototype as a wire name', '{"a":"prototype"}', /"prototype" cannot be used/],
  ])('with %s stops the build, and says which', (_what, json, message) => {
    expect(() => checkWireNames(JSON.parse(json), 'names.json')).toThrow(message);
  });

  it('that is valid is accepted, also an empty one', () => {
    expect(checkWireNames({}, 'x')).toEqual({});
    expect(checkWireNames(sample, 'x')).toBe(sample);
  });
});

describe('Renaming', () => {
  const renamer = () => createRenamer({ orderId: 'oi', detail: 'd', 'loan-details': 'ld', v3: 'w3' });

  it('renames keys at any depth and back; values stay unchanged', () => {
    const canonical = { orderId: 'orderId', detail: [{ orderId: 'detail', x: { detail: null } }, 'detail', 5] };
    const wire = { oi: 'orderId', d: [{ oi: 'detail', x: { d: null } }, 'detail', 5] };
    expect(renamer().toWire(canonical)).toEqual(wire);
    expect(renamer().toCanonical(wire)).toEqual(canonical);
  });

  it.each(['{"d":1,"detail":2}', '{"detail":2,"d":1}'])('reads a renamed key, not one with its name: %s', (json) => {
    expect(renamer().toCanonical(JSON.parse(json))).toEqual({ detail: 1 });
  });

  it('renames whole segments of a path', () => {
    expect(renamer().pathToWire('/v3/loan-details/loan-details-old')).toBe('/w3/ld/loan-details-old');
    expect(renamer().pathToCanonical('/w3/ld/loan-details-old')).toBe('/v3/loan-details/loan-details-old');
  });

  it('leaves names unchanged that the dictionary lacks, also inherited ones', () => {
    for (const name of ['other', 'toString', 'constructor', '__proto__', '']) {
      expect(renamer().keyToWire(name)).toBe(name);
      expect(renamer().keyToCanonical(name)).toBe(name);
    }
    const data = renamer().toCanonical(JSON.parse('{"__proto__":{"admin":true}}')) as object;
    expect(Object.keys(data)).toEqual(['__proto__']);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });

  it('is reversible, with the sample and with any dictionary of unique names', () => {
    const names = Object.keys(sample);
    const invented = fc
      .uniqueArray(fc.constantFrom(...names), { maxLength: 20 })
      // Long enough that no random field is called the same: two fields of one wire name cannot come back.
      .map((keys): WireNames => Object.fromEntries(keys.map((key) => [key, `${key} on the wire`])));
    const data = fc.array(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()));
    fc.assert(
      fc.property(fc.oneof(invented, fc.constant(sample)), data, (dictionary, value) => {
        const { toWire, toCanonical } = createRenamer(dictionary);
        expect(toCanonical(toWire(value))).toEqual(value);
      }),
    );
  });

  it('is reversible if two names are exchanged', () => {
    const { toWire, toCanonical } = createRenamer({ a: 'b', b: 'c', c: 'a' });
    expect(toWire({ a: 1, b: 2, c: 3 })).toEqual({ b: 1, c: 2, a: 3 });
    expect(toCanonical(toWire({ a: 1, b: 2, c: 3 }))).toEqual({ a: 1, b: 2, c: 3 });
  });
});
