import { beforeEach, describe, expect, it, vi } from 'vitest';
import { policyOf as policy } from '../../build/security-policy';
import { reportError, reportTiming, startFieldReports } from '../../src/app/field-reports';

const beacon = vi.fn((_url: string, _body: string) => true);
const reports = () => beacon.mock.calls.map(([, body]) => JSON.parse(body) as Record<string, unknown>);

beforeEach(() => {
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  const loaded = [{ name: 'https://h5.example/assets/repay-Ab1cD2eF.js' }];
  vi.stubGlobal('performance', { ...performance, getEntriesByType: () => loaded });
  vi.spyOn(window, 'addEventListener').mockImplementation(() => undefined);
  window.history.replaceState(
    null,
    '',
    '/#/repay?orderId=1000174&userId=10001&sessionId=secret&mobilePhone=5512345678',
  );
  startFieldReports('https://reports.example/h5');
});

describe('A field report', () => {
  it('contains route pattern, kind, version and device, and nothing about the borrower', () => {
    const error = new Error('María owes ₹3,460.45 for session secret');
    error.stack = 'Error: María\n at x (https://h5.example/assets/repay-Ab1cD2eF.js:1:234?userId=10001)';
    reportError('crash', error);
    expect(beacon.mock.calls[0]?.[0]).toBe('https://reports.example/h5');
    expect(reports()).toEqual([
      {
        kind: 'crash',
        route: '/repay',
        version: expect.any(String),
        device: 'desktop',
        name: 'Error',
        where: 'assets/repay-Ab1cD2eF.js:1:234',
      },
    ]);
  });

  it('contains only known names of errors, and only files that were loaded', () => {
    const error = new Error('assets/secret-Ab1cD2eF.js:1:1');
    error.name = 'Maria';
    error.stack = `${error}\n at x (https://h5.example/assets/repay-Ab1cD2eF.js:1:234)`;
    reportError('crash', error);
    error.stack = `${error}`;
    reportError('error', error);
    expect(reports().map(({ name, where }) => ({ name, where }))).toEqual([
      { name: undefined, where: 'assets/repay-Ab1cD2eF.js:1:234' },
      { name: undefined, where: undefined },
    ]);
  });

  it('is sent once for a file that fails to load', () => {
    const payload = new TypeError('Failed to fetch dynamically imported module: https://h5.example/?a=1');
    const [, failed] =
      vi.mocked(window.addEventListener).mock.calls.find(([type]) => type === 'vite:preloadError') ?? [];
    (failed as EventListener)(Object.assign(new Event('vite:preloadError'), { payload }));
    reportError('rejection', payload);
    expect(reports()).toEqual([expect.objectContaining({ kind: 'chunk', name: 'TypeError', route: '/repay' })]);
  });

  it('contains the time of an amount only if it is on the screen that was loaded', () => {
    reportTiming('amount', 900);
    window.history.replaceState(null, '', '/#/instructions');
    reportTiming('amount', 30_000);
    expect(reports()).toEqual([expect.objectContaining({ kind: 'amount', route: '/repay', value: 900 })]);
  });

  it('contains no unknown route, and no thrown value that is not an error', () => {
    window.history.replaceState(null, '', '/#/maria?x=1');
    reportError('rejection', 'maria@example.com');
    reportTiming('LCP', 1234.56789);
    reportTiming('INP', 40);
    expect(reports()).toMatchObject([
      { kind: 'rejection', route: '*' },
      { kind: 'LCP', route: '/repay', value: 1234.568 },
      { kind: 'INP', route: '*', value: 40 },
    ]);
    expect(JSON.stringify(reports())).not.toContain('maria');
  });

  it('is sent at most 20 times in a visit', () => {
    for (let count = 0; count < 30; count += 1) reportTiming('CLS', 0);
    expect(beacon).toHaveBeenCalledTimes(20);
  });
});

describe('The security policy', () => {
  const policyOf = (...connections: (string | undefined)[]) => policy('', connections);

  it('contains the origins of backend and collector once, and none for relative addresses', () => {
    expect(policyOf('HTTPS://api.example/x', 'https://reports.example/h5')).toContain(
      "connect-src 'self' https://api.example https://reports.example;",
    );
    expect(policyOf('https://api.example', 'https://api.example/reports')).toContain(
      "connect-src 'self' https://api.example;",
    );
    expect(policyOf(undefined, '/sandbox/reports')).toContain("connect-src 'self';");
  });
});
