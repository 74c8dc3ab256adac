import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeParameters } from '../../src/platform/address';
import { readFields, SAMPLE, sampleFields, screenAddress } from '../../src/test-page/screens/fields';
import {
  isSame,
  isTaken,
  type Profile,
  type Profiles,
  renamed,
  SAMPLES,
  withoutProfile,
  withProfile,
} from '../../src/test-page/screens/profiles';

it('The fields of an address are its parameters, unknown ones too, without those of one screen', () => {
  const parameters = mergeParameters('', '?userId=9&orderId=7&region=north&section=faults&requestType=1&language=1');
  expect(sampleFields(parameters)).toEqual({ ...SAMPLE, userId: '9', orderId: '7', region: 'north' });
  expect(readFields(parameters)).toEqual(sampleFields(parameters));
});

describe('The address of a screen', () => {
  const profile = { userId: '9', region: 'north', orderId: '7', contactName: 'Ana', payCode: 'P', amount: '1' };

  it("has the profile's parameters, but for what is this page's alone", () => {
    const address = screenAddress('/repay?orderId=5', profile, '1');
    const parameters = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
    expect(parameters).toEqual({ orderId: '5', userId: '9', region: 'north', language: '1' });
  });

  it('leaves out an emptied value', () => {
    expect(screenAddress('/Dag', { ...profile, userId: ' ', region: '' }, '2')).toBe('/Dag?orderId=7&language=2');
  });
});

describe('The list of profiles', () => {
  const profile = (name: string, userId = '1'): Profile => ({ name, parameters: { userId, language: '2' } });
  const list: Profiles = [profile('A'), profile('B'), profile('C')];

  it("knows another profile's name, whatever its case", () => {
    expect(isTaken(list, ' a ', '')).toBe(true);
    expect(isTaken(list, 'D', '')).toBe(false);
    expect(isTaken(list, 'a', 'A')).toBe(false);
    expect(isTaken(list, 'b', 'A')).toBe(true);
  });

  it('never has one name twice, whatever is done', () => {
    const letter = fc.constantFrom('A', 'a', 'B', 'C', ' c');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('save', 'rename', 'delete'), letter, letter)), (acts) => {
        let now: Profiles = list;
        for (const [act, one, other] of acts) {
          if (act === 'save') now = withProfile(now, profile(one));
          else if (act === 'rename') now = renamed(now, one, other);
          else now = withoutProfile(now, one);
        }
        const folded = now.map(({ name }) => name.trim().toLowerCase());
        expect(new Set(folded).size).toBe(folded.length);
      }),
    );
  });

  it('knows the same values in another order, with and without emptied ones', () => {
    expect(isSame({ userId: '1', orderId: '2', idfa: '' }, { orderId: '2', userId: '1' })).toBe(true);
    expect(isSame({ userId: '1' }, { userId: '2' })).toBe(false);
  });

  it('begins with samples of different borrowers, in both languages', () => {
    expect(new Set(SAMPLES.map(({ parameters }) => parameters.userId)).size).toBe(3);
    expect(new Set(SAMPLES.map(({ parameters }) => parameters.language))).toEqual(new Set(['1', '2']));
  });
});
