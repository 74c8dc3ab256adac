import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownRoute, safeImage, safeLink, safePhone, safeRedirect } from '../../src/platform/urls';

const at = (address: string) => window.history.replaceState(null, '', address);
const own = window.location.origin;

beforeEach(() => {
  vi.stubEnv('VITE_H5_BASE', 'https://h5.example.com/app/');
  vi.stubEnv('VITE_API_BASE', 'https://api.example.com/');
});

/** Addresses that must never be followed, opened or shown. */
const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)//',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)/./',
  '\u0001javascript:alert(1)//',
  '\u00a0javascript:alert(1)//',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  ' data:text/html;base64,PHNjcmlwdD4=',
  'data:application/javascript,alert(1)',
  'blob:https://h5.example.com/1',
  `blob:${own}/1`,
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'filesystem:https://h5.example.com/temporary/a.html',
  'view-source:https://h5.example.com/',
  'about:blank',
  'intent://scan/#Intent;scheme=zxing;end',
  'otherapp://pay',
  'https://',
  'http:///',
];
const NO_ADDRESS = ['', ' ', '0', '1', 'yes', 'not an address', 'See page 3/4.', 'Write to us: today', undefined];

describe('A link', () => {
  it.each(HOSTILE.filter((value) => /^\s*[a-z-]+:(?!\/\/\/?$)/i.test(value)))('is not %j', (value) => {
    expect(safeLink(value, 'prestamoazul')).toBeUndefined();
  });
  it.each(NO_ADDRESS)('is not %j', (value) => expect(safeLink(value, 'prestamoazul')).toBeUndefined());

  it.each([
    ['https://a.example/x?y#z', 'https://a.example/x?y#z'],
    ['HTTP://A.example', 'http://a.example/'],
    [' https://a.example/ ', 'https://a.example/'],
    ['prestamoazul://loans/1', 'prestamoazul://loans/1'],
    ['prestamoazul:loans', 'prestamoazul:loans'],
    ['/contract', `${own}/contract`],
    ['/my contract.pdf', `${own}/my%20contract.pdf`],
    ['../my contract.pdf', `${own}/my%20contract.pdf`],
    ['#/contract?orderNo=1', `${own}/#/contract?orderNo=1`],
  ])('%j leads to %s', (value, address) => expect(safeLink(value, 'prestamoazul')?.href).toBe(address));

  it("may have the brand's scheme, if the brand has one", () => {
    expect(safeLink('prestamoazul://loans')).toBeUndefined();
    expect(safeLink('creditoverde://loans', 'prestamoazul')).toBeUndefined();
  });

  it('is a web address or undefined, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc
        .tuple(fc.constantFrom('javascript', 'data', 'blob', 'vbscript', 'https', 'x'), fc.string())
        .map(([a, b]) => `${a}:${b}`),
    );
    fc.assert(
      fc.property(text, (value) => {
        expect(safeLink(value)?.protocol ?? 'https:').toMatch(/^https?:$/);
        expect(safeLink(value, 'prestamoazul')?.protocol ?? 'https:').toMatch(/^(https?|prestamoazul):$/);
        expect(safeImage(value) ?? 'https:').toMatch(/^(https?:|data:image\/)/i);
      }),
      // Some of them are valid relative paths.
      { examples: HOSTILE.map((value) => [value]) },
    );
  });
});

describe('An image', () => {
  it.each([
    ['https://a.example/a.png', 'https://a.example/a.png'],
    ['/pictures/a.svg', 'https://api.example.com/pictures/a.svg'],
    ['pictures/a.svg', 'https://api.example.com/pictures/a.svg'],
    ['/files/my photo.jpg', 'https://api.example.com/files/my%20photo.jpg'],
    ['files/my photo.jpg', 'https://api.example.com/files/my%20photo.jpg'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    [' DATA:image/svg+xml,<svg/>', 'DATA:image/svg+xml,<svg/>'],
  ])('%j is at %s', (value, address) => expect(safeImage(value)).toBe(address));

  it.each(NO_ADDRESS)('is not %j', (value) => expect(safeImage(value)).toBeUndefined());
  it.each(['javascript:alert(1)', 'data:text/html,x', 'data:text/html,data:image/', `blob:${own}/1`, 'file:///a.png'])(
    'is not at %s',
    (value) => expect(safeImage(value)).toBeUndefined(),
  );

  it('is resolved against our own origin if the backend is there', () => {
    vi.stubEnv('VITE_API_BASE', '');
    expect(safeImage('/pictures/a.svg')).toBe(`${own}/pictures/a.svg`);
  });

  it.each(['/pictures/a.svg', '/gateway/pictures/a.svg', 'pictures/a.svg'])(
    'is below the path of a backend of another origin: %s',
    (value) => {
      vi.stubEnv('VITE_API_BASE', 'https://api.example.com/gateway');
      expect(safeImage(value)).toBe('https://api.example.com/gateway/pictures/a.svg');
      expect(safeImage('//other.example/a.svg')).toBe('https://other.example/a.svg');
    },
  );

  it('is resolved below a backend that is a path of our own origin', () => {
    vi.stubEnv('VITE_API_BASE', '/backend');
    expect(safeImage('pictures/a.svg')).toBe(`${own}/backend/pictures/a.svg`);
    expect(safeImage('/pictures/a.svg')).toBe(`${own}/pictures/a.svg`);
  });
});

describe('A redirect', () => {
  const hosts = ['pay.partner.example', 'pay.partner.example:8443'];

  it.each([
    `${own}/#/loan-detail?orderId=1`,
    '/#/loan-detail?orderId=1',
    '#/loan-detail',
    'https://h5.example.com/app/#/loan-detail',
    'https://H5.example.com/app/',
    'https://h5.example.com:443/app/',
    'https://pay.partner.example/go',
    'https://pay.partner.example:8443/go',
  ])('may lead to %s', (value) => expect(safeRedirect(value, hosts)).toBeInstanceOf(URL));

  it.each([
    ...HOSTILE,
    'https://evil.example/',
    '//evil.example/app/',
    '/\\evil.example/',
    '\\\\evil.example/',
    'https:\\\\evil.example\\app',
    'https:/\\/evil.example',
    'https://h5.example.com.evil.example/app/',
    'https://evil.example/h5.example.com/app/',
    'https://evil.example/?https://h5.example.com/app/',
    'https://evil.example/#https://h5.example.com/app/',
    'https://h5.example.com@evil.example/',
    'https://h5.example.com:secret@evil.example/',
    'https://user@h5.example.com/app/',
    'https://:word@h5.example.com/app/',
    'https://h5.example.com:8443/app/',
    'http://h5.example.com/app/',
    'https://h5.example.com./app/',
    'https://h5-example.com/app/',
    'https://h5.examp1e.com/app/',
    'https://api.example.com/',
    'https://pay.partner.example:9000/go',
    'https://sub.pay.partner.example/go',
    'prestamoazul://loans/1',
    ...NO_ADDRESS,
  ])('may not lead to %j', (value) => {
    const url = safeRedirect(value, hosts);
    // Some of these are relative paths in disguise: what stays on our own origin is no escape.
    expect(url?.origin ?? own).toBe(own);
    if (typeof value === 'string' && /^\s*(?:[a-z]+:)?[\\/]{2}/i.test(value)) expect(url).toBeUndefined();
  });

  it('leads only to our own origin without an H5 base', () => {
    vi.stubEnv('VITE_H5_BASE', '');
    expect(safeRedirect('https://h5.example.com/app/', [])).toBeUndefined();
    expect(safeRedirect('/#/order', [])).toBeInstanceOf(URL);
  });

  it('never leads to a host that is not listed', () => {
    const partner = 'https://pay.partner.example';
    const allowed = [own, 'https://h5.example.com', partner, `${partner}:8443`, 'http://pay.partner.example'];
    const piece = fc.constantFrom(
      'https:',
      'http:',
      '/',
      '\\',
      '@',
      ':',
      'h5.example.com',
      'evil.example',
      '.',
      '#',
      '?',
      'pay.partner.example',
      ' ',
      '\t',
      '443',
      '%2f',
      'javascript:',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const url = safeRedirect(pieces.join(''), hosts);
        if (url !== undefined) expect(allowed).toContain(url.origin);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('A telephone number', () => {
  it.each(['+52 55 5000 1234', '(55) 5000-1234', '066', ' 5512345678 '])('%j can be called', (value) =>
    expect(safePhone(value)).toBe(value.trim()),
  );
  it.each([
    '',
    '   ',
    '+',
    '()',
    '123456789012345678901',
    '55;ext=1',
    '*123#',
    'tel:55',
    '55\u0000',
    'call me',
    undefined,
  ])('%j is only text', (value) => expect(safePhone(value)).toBeUndefined());
});

describe('Our own screens', () => {
  it.each([
    ['/#/contract?orderNo=1', '/contract?orderNo=1'],
    ['/#/contract', '/contract'],
    // Parameters on both sides of the hash: the inside wins.
    ['/?orderNo=1&language=1#/contract?orderNo=2', '/contract?orderNo=2&language=1'],
    ['/index.html#/contract', '/contract'],
    ['/#!/contract?orderNo=1', '/contract?orderNo=1'],
    ['/#contract?orderNo=1', '/contract?orderNo=1'],
    ['/contract?orderNo=1', '/contract?orderNo=1'],
    ['/error/joint-login-fail/', '/error/joint-login-fail'],
    ['/', '/'],
    ['/index.html?orderId=5', '/?orderId=5'],
  ])('%s is %s', (address, route) => {
    at('/#/order?userId=7');
    expect(ownRoute(new URL(address, own))).toBe(route);
    at('/h5/index.html#/order?userId=7');
    expect(ownRoute(new URL(`/h5${address}`, own))).toBe(route);
    expect(ownRoute(new URL(address, own))).toBeUndefined();
  });
  it.each([
    `${own}/#top`,
    `${own}/contract.pdf`,
    `${own}/other/contract`,
    `${own}/other/#/contract`,
    'https://evil.example/#/contract',
    'https://evil.example/contract',
  ])('%s is none', (address) => expect(ownRoute(new URL(address))).toBeUndefined());
  it.each(['https://h5.example.com', 'https://h5.example.com/app/'])('are below the H5 base %s, too', (base) => {
    vi.stubEnv('VITE_H5_BASE', base);
    const folder = base.replace(/\/?$/, '/');
    for (const screen of ['#/contract?orderNo=1', 'contract?orderNo=1'])
      expect(ownRoute(new URL(screen, folder))).toBe('/contract?orderNo=1');
    expect(ownRoute(new URL('other/#/contract', folder))).toBeUndefined();
  });
});
