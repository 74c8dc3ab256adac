import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey, readDraft, saveDraft } from '../../src/features/complaint/compose/draft-storage';
import { borrowerOf } from '../../src/host/session';

const target = { problemType: '1', problemSonType: '12', orderNo: '1000174' };
const photo = 'https://a.example/1.jpg';

// An address without a borrower: the names of entries are the plain keys.
beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => localStorage.clear());

const key = draftKey('userId=1', target);

/** What is read of a draft that was kept like this. */
function readBack(text: string, photos: readonly string[], whose = target) {
  saveDraft(key, whose, { text, photos });
  return readDraft(key, target);
}

describe('A draft', () => {
  it('comes back as it was kept', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
        fc.array(fc.constantFrom(photo, '/images/2.png', 'data:image/png;base64,AA=='), { maxLength: 9 }),
        (text, photos) => {
          expect(readBack(text, photos)).toEqual({ text, photos });
        },
      ),
    );
  });

  it('without a sub-type or an order comes back, too', () => {
    const bare = { problemType: '2', problemSonType: undefined, orderNo: undefined };
    saveDraft(draftKey('userId=1', bare), bare, { text: 'a', photos: [] });
    expect(readDraft(draftKey('userId=1', bare), bare)).toEqual({ text: 'a', photos: [] });
  });

  it('keeps only addresses that pass the gate of pictures', () => {
    const photos = ['javascript:alert(1)', 'data:text/html,x', photo, 'word', 'blob:https://a.example/1'];
    expect(readBack('a', photos)?.photos).toEqual([photo]);
  });

  it('is cut to what may be sent', () => {
    const draft = readBack(
      'a'.repeat(500),
      Array.from({ length: 12 }, () => photo),
    );
    expect(draft?.text).toHaveLength(200);
    expect(draft?.photos).toHaveLength(9);
  });

  it('is none when it is empty, or of another order', () => {
    expect(readBack('', [])).toBeUndefined();
    expect(readBack('a', [], { ...target, orderNo: 'another' })).toBeUndefined();
  });

  it.each([
    '',
    'no json',
    'null',
    '[]',
    '{"text":"a"}',
    '{"target":{"problemType":1},"text":"a","photos":[]}',
    JSON.stringify({ target, text: 7, photos: [] }),
    JSON.stringify({ target, text: 'a', photos: 'x' }),
  ])('is none in %j', (json) => {
    localStorage.setItem(`v1:${key}`, json);
    expect(readDraft(key, target)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('survives anything that stands in its place', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        localStorage.setItem(`v1:${key}`, json);
        readDraft(key, target);
      }),
    );
  });

  it('says whether the device keeps it', () => {
    expect(saveDraft(key, target, { text: 'a', photos: [] })).toBe(true);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(saveDraft(key, target, { text: 'ab', photos: [] })).toBe(false);
    full.mockRestore();
    // What the page still knows is newer than what the device kept.
    expect(readDraft(key, target)?.text).toBe('ab');
  });
});

describe('Whose draft it is', () => {
  const borrower = (parameters: Record<string, string>) => borrowerOf(new Map(Object.entries(parameters)));

  it('tells by userId, else sessionId, else deviceId', () => {
    expect(borrower({ userId: '1', sessionId: 's', deviceId: 'd' })).toBe('userId=1');
    expect(borrower({ userId: '', sessionId: 's', deviceId: 'd' })).toMatch(/^sessionId#[a-z\d]{8,}$/);
    expect(borrower({ deviceId: 'd' })).toMatch(/^deviceId#[a-z\d]{8,}$/);
    expect(borrower({})).toBe('nobody');
  });

  it('is part of the key, as are the order and the two types', () => {
    const keys = [
      key,
      draftKey('userId=2', target),
      draftKey('userId=1', { ...target, orderNo: 'another' }),
      draftKey('userId=1', { ...target, problemType: 'another' }),
      draftKey('userId=1', { ...target, problemSonType: 'another' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keeps two different borrowers, orders or types apart, whatever their names spell', () => {
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
