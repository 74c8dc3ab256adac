import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Draft, draftKey, readDraft } from '../../src/features/complaint/compose/draft';
import { localStore } from '../../src/platform/storage';

const target = { problemType: '1', problemSonType: '12', orderNo: '1000174' };
const photo = 'https://a.example/1.jpg';

// Without a borrower in the address, the stored names are the plain keys.
const key = draftKey('userId=1', target);

/** Saves a draft and reads it. */
function readBack(text: string, photos: string[]) {
  localStore.write(key, { text, photos, pending: 0 });
  return readDraft(key);
}

describe('A draft', () => {
  it('is read as it was saved', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
        fc.array(fc.constantFrom(photo, '/images/2.png', 'data:image/png;base64,AA=='), { maxLength: 9 }),
        (text, photos) => void expect(readBack(text, photos)).toEqual({ text, photos, pending: 0 }),
      ),
    );
  });

  it('has only safe image addresses', () => {
    const photos = ['javascript:alert(1)', 'data:text/html,x', photo, 'word', 'blob:https://a.example/1'];
    expect(readBack('a', photos)?.photos).toEqual([photo]);
  });

  it('is limited to 200 units and nine photos', () => {
    const draft = readBack(
      'a'.repeat(500),
      Array.from({ length: 12 }, () => photo),
    );
    expect(draft?.text).toHaveLength(200);
    expect(draft?.photos).toHaveLength(9);
  });

  it('of a borrower who has left takes no photo', async () => {
    const draft = new Draft(key);
    draft.detach();
    await draft.addPhoto(new File(['photo'], 'a.jpg'), { content: new Blob(['photo']) });
    expect(draft.view().photos).toEqual([]);
  });

  it('is undefined when it is of another order', () => {
    localStore.write(draftKey('userId=1', { ...target, orderNo: 'another' }), { text: 'a', photos: [], pending: 0 });
    expect(readDraft(key)).toBeUndefined();
  });

  it.each(['', 'no json', 'null', '[]', '{"text":"a"}', '{"text":7,"photos":[]}', '{"text":"a","photos":"x"}'])(
    'is undefined when the stored text is %j',
    (json) => {
      localStorage.setItem(`v1:${key}`, json);
      expect(readDraft(key)).toBeUndefined();
      expect(localStorage).toHaveLength(0);
    },
  );

  it('is read from any JSON without an error', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        localStorage.setItem(`v1:${key}`, json);
        readDraft(key);
      }),
    );
  });
});

describe('The key of a draft', () => {
  it('contains the borrower, the order and both types', () => {
    const keys = [
      key,
      draftKey('userId=2', target),
      draftKey('userId=1', { ...target, orderNo: 'another' }),
      draftKey('userId=1', { ...target, problemType: 'another' }),
      draftKey('userId=1', { ...target, problemSonType: 'another' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is different for different borrowers, orders or types, whatever characters they contain', () => {
    const name = fc.string({ unit: 'grapheme' });
    const some = fc.record({
      borrower: name,
      problemType: name,
      problemSonType: fc.option(name, { nil: undefined }),
      orderNo: fc.option(name, { nil: undefined }),
    });
    fc.assert(
      fc.property(some, some, (one, other) => {
        const same =
          JSON.stringify(one, (_, value) => value ?? null) === JSON.stringify(other, (_, value) => value ?? null);
        expect(draftKey(one.borrower, one) === draftKey(other.borrower, other)).toBe(same);
      }),
    );
  });
});
