import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routePatterns } from '../../src/paths';
import { mergeParameters, SESSION_PARAMETERS, toHashAddress } from '../../src/platform/address';
import { splitHash } from '../../src/platform/hash';
import { withSession } from '../../src/platform/session';

const routes = Object.values(routePatterns);
const parameters = fc.dictionary(fc.string({ minLength: 1 }), fc.string());

describe('Parameters of an address', () => {
  it.each([
    ['?a=1', '', { a: '1' }],
    ['', '?a=1', { a: '1' }],
    ['?a=1', '?a=2', { a: '2' }],
    ['?a=1&b=3', '?a=2&c=4', { a: '2', b: '3', c: '4' }],
    ['?a=1&a=2', '', { a: '1' }],
    ['?a=9', '?a=1&a=2', { a: '1' }],
    ['?a=1', '?a=', { a: '' }],
    // Of the session, an empty one counts as absent.
    ['?userId=1&language=', '?userId=', { userId: '1', language: '' }],
    ['a=1', 'b=2', { a: '1', b: '2' }],
    ['?a=%E4%BD%A0&b=x+y', '?c=%', { a: '你', b: 'x y', c: '%' }],
  ])('%j outside and %j inside the hash: the inside wins, the first counts', (outside, inside, expected) => {
    expect(Object.fromEntries(mergeParameters(outside, inside))).toEqual(expected);
  });

  it('before the hash are those of the link. Of them, a screen that the app opens later has session and campaign', () => {
    const outside = '?userId=1&utm_tag=2&payCode=3&other=4';
    const merged = Object.fromEntries(mergeParameters(outside, '?orderId=5', false));
    expect(merged).toEqual({ orderId: '5', userId: '1', utm_tag: '2' });
  });

  it('are all read, whatever their names', () => {
    fc.assert(
      fc.property(parameters, parameters, (outside, inside) => {
        const merged = mergeParameters(String(new URLSearchParams(outside)), String(new URLSearchParams(inside)));
        expect(new Map(merged)).toEqual(new Map([...Object.entries(outside), ...Object.entries(inside)]));
      }),
    );
  });

  it.each([
    ['', '/', ''],
    ['#', '/', ''],
    ['#/', '/', ''],
    ['#/repay', '/repay', ''],
    ['#/repay?a=1', '/repay', '?a=1'],
    ['#repay?a=1', '/repay', '?a=1'],
    ['#/repay?next=/a?b', '/repay', '?next=/a?b'],
    ['#/repay?a=1#wechat_redirect', '/repay', '?a=1'],
    ['#/repay#top?a=1', '/repay', ''],
  ])('the hash %j is the route %s with %j', (hash, path, search) => expect(splitHash(hash)).toEqual({ path, search }));
});

describe('A path-style link', () => {
  it.each([
    ['/repay', '/#/repay'],
    ['/no/such/page?a=1', '/#/no/such/page?a=1'],
    ['/h5/repay/?a=1', '/h5/#/repay?a=1'],
    ['/no-such-screen?a=1', '/#/no-such-screen?a=1'],
    ['/repay?a=1#top', '/#/repay?a=1'],
    ['/repay?a=1#/order?b=2', '/?a=1#/order?b=2'],
    ['/repay?a=1#?b=2', '/?a=1#/repay?b=2'],
  ])('%s becomes %s', (link, hashed) => {
    expect(toHashAddress(new URL(link, 'https://h5.example'), routes)).toBe(hashed);
  });

  it.each(['/', '/?a=1', '/#/repay?a=1', '/h5/', '/h5/index.html?a=1#/repay', '/index.html'])('%s is not one', (link) =>
    expect(toHashAddress(new URL(link, 'https://h5.example'), routes)).toBeUndefined(),
  );

  it.each(routes.filter((route) => route !== '/'))('works for %s, at the root and in a folder', (route) => {
    for (const folder of ['', '/h5', '/a/b']) {
      const link = new URL(`${folder}${route}?x=1`, 'https://h5.example');
      expect(toHashAddress(link, routes)).toBe(`${folder}/#${route}?x=1`);
    }
  });
});

describe('A mangled link', () => {
  const mended = (link: string) => {
    const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(link) ?? [];
    return toHashAddress({ pathname, search, hash }, routes);
  };

  it.each([
    ['/#/repay?productId=1&orderId=O1?fbclid=IwAR0', '/#/repay?productId=1&orderId=O1&fbclid=IwAR0'],
    ['/#/repay?orderId=O1?from=mail', '/#/repay?orderId=O1&from=mail'],
    ['/#/repay?orderId=O1%3Futm_source%3Dmail', '/#/repay?orderId=O1&utm_source=mail'],
    ['/#/repay?orderId=O1.', '/#/repay?orderId=O1'],
    ['/#/repay?orderId=O1),', '/#/repay?orderId=O1'],
    ['/#/repay?orderId=O1%22', '/#/repay?orderId=O1'],
    ['/#/repay?orderId=O1%E2%80%9D', '/#/repay?orderId=O1'],
    ['/#/repay?orderId=O1%0D%0A', '/#/repay?orderId=O1'],
    ['/#/repay?orderId=O1%E2%80%8B&productId=%EF%BB%BF1', '/#/repay?orderId=O1&productId=1'],
    ['/#/repay?orderId=O1&amp', '/#/repay?orderId=O1'],
    ['/?userId=1&amp;sessionId=2#/repay?payCode=1&amp;orderId=2', '/?userId=1&sessionId=2#/repay?payCode=1&orderId=2'],
    ['/#/repay?productId=1&amp;amp;orderId=2', '/#/repay?productId=1&orderId=2'],
    ['/#/repay?productId=1&orderId=2/', '/#/repay?productId=1&orderId=2'],
    ['/#/repay?orderId=2&userId=10001/', '/#/repay?orderId=2&userId=10001'],
    ['/#/repay?orderId=2&language=1/.', '/#/repay?orderId=2&language=1'],
    ['/#/repay?orderId=2/?utm_source=mail', '/#/repay?orderId=2&utm_source=mail'],
    ['/#/repay?swift=Tok+en/?utm_source=mail', '/#/repay?swift=Tok+en/&utm_source=mail'],
    ['/#/repay?userId=7/?utm_source=mail', '/#/repay?userId=7&utm_source=mail'],
    ['/#/repay?%20productId=1%20&%20orderId=2', '/#/repay?productId=1&orderId=2'],
    ['/#/repay?productId=1&%0AorderId=2%09&%0D%0Alanguage=1', '/#/repay?productId=1&orderId=2&language=1'],
    ['/#/repay?productId=1&#038;orderId=2', '/#/repay?productId=1&orderId=2'],
    ['/#/repay%253ForderId%253DO1%2526productId%253D7', '/#/repay?orderId=O1&productId=7'],
    ['/h5/%2523%252Frepay%253ForderId%253DO1', '/h5/#/repay?orderId=O1'],
    ['/#/repay?productId=1%26amp%3BorderId=2', '/#/repay?productId=1&orderId=2'],
    ['/?userId=1#!/repay?orderId=O1', '/?userId=1#/repay?orderId=O1'],
    ['/#/repay?deviceName=iPhone%20(2)&orderId=O1.', '/#/repay?deviceName=iPhone%20(2)&orderId=O1'],
    ['/#/repay?orderId=O1&deviceName=iPhone%20(2).', '/#/repay?orderId=O1&deviceName=iPhone%20(2)'],
    ['/#/repay?deviceName=iPhone%20(2)&orderId=O1)', '/#/repay?deviceName=iPhone%20(2)&orderId=O1'],
    ['/#/repay?deviceName=iPhone%20%282%29&orderId=O1).', '/#/repay?deviceName=iPhone%20%282%29&orderId=O1'],
    ['/#/repay?deviceName=iPhone%20%282%29.', '/#/repay?deviceName=iPhone%20%282%29'],
    ['/#/repay?orderId=O1%29', '/#/repay?orderId=O1'],
    ['/%23/repay?orderId=O1', '/#/repay?orderId=O1'],
    ['/h5/%23%2Frepay%3ForderId%3DO1%26productId%3D7', '/h5/#/repay?orderId=O1&productId=7'],
    ['/?userId=1%23/repay?orderId=O1', '/?userId=1#/repay?orderId=O1'],
    ['/#/repay%3ForderId=O1', '/#/repay?orderId=O1'],
    // One side of the `#` was encoded whole, the other has a `=`.
    ['/?userId=1#/carpmm%3FpayCode%3Do%252Bx%26orderId%3D9', '/?userId=1#/carpmm?payCode=o%2Bx&orderId=9'],
    ['/?sessionId%3Dab%252B%253D%253D#/repay?orderId=9', '/?sessionId=ab%2B%3D%3D#/repay?orderId=9'],
    ['/#/repay?orderId=O1%26productId=2', '/#/repay?orderId=O1&productId=2'],
    ['/#/repay?userId=1%26orderId%3DO1%26sessionId=2', '/#/repay?userId=1&orderId=O1&sessionId=2'],
    ['/#/repay?orderId=O1&sessionId=2%3Ffbclid%3DIwAR0', '/#/repay?orderId=O1&sessionId=2&fbclid=IwAR0'],
    ['/#/repay?orderId=O1&language=1?igshid=Mz', '/#/repay?orderId=O1&language=1&igshid=Mz'],
    ['/?userId=1/#/repay?orderId=O1', '/?userId=1#/repay?orderId=O1'],
    ['/?userId=1%2F#/repay?orderId=O1/', '/?userId=1#/repay?orderId=O1'],
    ['/#%2Frepay&orderId=O1', '/#/repay?orderId=O1'],
    ['//repay?orderId=O1', '/#/repay?orderId=O1'],
    ['/#//repay/?orderId=O1', '/#/repay?orderId=O1'],
    ['/repay.?orderId=O1', '/#/repay?orderId=O1'],
    ['/#/repay%20?orderId=O1', '/#/repay?orderId=O1'],
    ['/h5/repay*', '/h5/#/repay'],
    ['/#/repay?orderId=O1*', '/#/repay?orderId=O1'],
    ['/#/repay?orderId=O1%2A', '/#/repay?orderId=O1'],
    ['/#/repay?orderId=O1./', '/#/repay?orderId=O1'],
    ...(
      [
        ['?utm_source=https://m.facebook.com/', '&utm_source=https://m.facebook.com/'],
        ['?utm_source=https://m.facebook.com/&utm_medium=x', '&utm_source=https://m.facebook.com/&utm_medium=x'],
        ['?utm_source=https%3A%2F%2Fm.facebook.com', '&utm_source=https%3A%2F%2Fm.facebook.com'],
        ['%3Futm_source%3Dhttps%3A%2F%2Fx.com', '&utm_source=https%3A%2F%2Fx.com'],
        ['?fbclid', '&fbclid'],
        ['%3Ffbclid&productId=7', '&fbclid&productId=7'],
        ['%2F', ''],
        ['%3F', ''],
        ['%23wechat_redirect', '#wechat_redirect'],
        ['%C2%A0&productId=7', '&productId=7'],
        ['%E3%80%80', ''],
        ['%D8%9C', ''],
        ['&#38;productId=7', '&productId=7'],
        ['%E3%80%82', ''],
        ['%EF%BC%8C', ''],
        ['%26', ''],
        ['%21', ''],
        ['%EF%BF%BC', ''],
        ['&#x26;productId=7', '&productId=7'],
        ['&productId%3D7', '&productId=7'],
        ['.?fbclid=IwAR0', '&fbclid=IwAR0'],
        [')&utm_source=x&fbclid=y', '&utm_source=x&fbclid=y'],
        ['/&gad_source=1', '&gad_source=1'],
        ['&language=1.?srsltid=x', '&language=1&srsltid=x'],
        ['&userId=7?isappinstalled=0', '&userId=7&isappinstalled=0'],
        ['%60', ''],
      ] as const
    ).map(([behind, rest]) => [`/#/repay?orderId=O1${behind}`, `/#/repay?orderId=O1${rest}`]),
    // A bracket or quotation mark that closes one in the link.
    [
      '/#/repay?orderId=5&swift=%7B%22a%22%3A%5B%22b%22%5D%7D.',
      '/#/repay?orderId=5&swift=%7B%22a%22%3A%5B%22b%22%5D%7D',
    ],
    ['/#/repay?orderId=5&deviceName=%22Mi%20Tel%22%22', '/#/repay?orderId=5&deviceName=%22Mi%20Tel%22'],
    ['/#/repay?orderId=5&eyes=[1]]', '/#/repay?orderId=5&eyes=[1]'],
    // A link as the value of a parameter.
    ...[
      'back=https%3A%2F%2Fh5.example%2F%23%2Frepay%3ForderId%3D9%26userId%3D8',
      'back=%2F%23%2Frepay%3ForderId%3D9',
      'deviceName=Galaxy%20%23%2F1',
    ].map((pair) => [`/repay?${pair}&orderId=5`, `/#/repay?${pair}&orderId=5`]),
    ['/%23/repay?orderId=O1#wechat_redirect', '/#/repay?orderId=O1#wechat_redirect'],
  ])('%s is %s', (link, address) => expect(mended(link)).toBe(address));

  it.each([
    '/?userId=1#/repay?orderId=1&deviceName=iPhone%20(2)',
    '/#/repay?orderId=1&deviceName=iPhone%20%282%29',
    '/#/repay?swift=Tok+en/==&eyes=a.b-c_d~',
    '/#/repay?sessionId=a%26b%3Dc&swift=x%26y=z&eyes=e%3Ff%3Dg&orderId=1',
    '/#/repay?swift=a?b=c&orderId=1',
    '/#/repay?next=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1%26c%3D2',
    '/#/repay?next=https://shop.example/a?b=1',
    '/#/confirm-loan?back=%2Frepay%3FproductId%3D5&productId=101',
    '/?landing=https%3A%2F%2Fads.example%2F%23%2Fcamp&id=1',
    '/#/repay?next=https://shop.example/',
    '/#/repay?next=https://shop.example/?fbclid=1',
    '/#/repay?next=https%3A%2F%2Fshop.example%2F',
    '/#/repay?swift=a?b&orderId=1',
    '/#/repay?payCode=a?b&orderId=1',
    '/#/repay?orderId=1&swift=Tok%2F',
    '/#/repay?orderId=1&swift=Tok+en/',
    '/#/repay?orderId=1#wechat_redirect',
  ])('%s is none', (link) => expect(mended(link)).toBeUndefined());

  it('is clean after it was mended once', () => {
    const end = fc.string({
      unit: fc.constantFrom(...'./)*` ', '%29', '%2F', '%3F', '%60', '%C2%A0', '%D8%9C', '%E3%80%82', '%EF%BC%89'),
      maxLength: 6,
    });
    fc.assert(
      fc.property(end, (behind) => {
        const address = mended(`/#!/repay?orderId=O1${behind}`);
        expect(address).toBe('/#/repay?orderId=O1');
        expect(mended(address ?? '')).toBeUndefined();
      }),
    );
  });

  it('is no link of the app, whatever its values are', () => {
    const value = fc.string({ unit: fc.constantFrom('a', '7', ' ', '+', '/', '=', '_', '-', 'ñ'), minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...routes), value, value, (route, one, other) => {
        const query = `sessionId=${encodeURIComponent(one)}x&orderId=${encodeURIComponent(other)}x`;
        expect(mended(`/#${route}?${query}`)).toBeUndefined();
      }),
    );
  });
});

describe('A plus sign', () => {
  it('of the session stays, and one of another parameter is a space', () => {
    const merged = mergeParameters('?swift=Tok+en/==&utm_tag=a+b', '?sessionId=x%2By+z');
    expect(Object.fromEntries(merged)).toEqual({ swift: 'Tok+en/==', utm_tag: 'a b', sessionId: 'x+y+z' });
  });

  it('and a space are the same after they were written to a link and read back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SESSION_PARAMETERS),
        fc.string({ unit: fc.constantFrom('a', '+', ' ', '=') }),
        (name, value) => {
          const link = withSession('/repay?x=a+b', new Map([[name, value]]));
          const read = mergeParameters('', splitHash(link).search);
          expect([read.get('x'), read.get(name)]).toEqual(['a b', value]);
        },
      ),
    );
  });
});
