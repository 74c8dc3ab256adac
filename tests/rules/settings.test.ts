import { resolve } from 'node:path';
import { createServer } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { brandsWithoutPattern, buildVersion, checkSettings, wireNameWarnings } from '../../build/settings';
import sample from '../../build/wire-names.sample.json' with { type: 'json' };
import { brandOf } from '../../theme/brands';
import config from '../../vite.config';

const root = resolve(import.meta.dirname, '../..');

describe('The settings of a build', () => {
  it.each([
    {},
    { VITE_API_BASE: '' },
    { VITE_API_BASE: 'https://api.example.com/loans/' },
    { VITE_H5_BASE: 'http://127.0.0.1:4173', VITE_REPORT_URL: 'https://reports.example.com/h5' },
    { VITE_REPORT_URL: '/sandbox/reports' },
    { VITE_IDEMPOTENCY: '1', VITE_OFFLINE: '0', VITE_TEST_PAGE: '0' },
    { VITE_BRAND: 'CreditoVerde' },
    { VITE_API_BASE: '/gateway/v1', VITE_REPORT_URL: '/reports' },
  ])('%j are taken', (env) => expect(() => checkSettings(env)).not.toThrow());

  it.each<[Record<string, string>, RegExp]>([
    [{ VITE_API_BASE: 'api.example.com' }, /VITE_API_BASE must begin with https/],
    [
      { VITE_API_BASE: '//api.example.com' },
      /VITE_API_BASE must begin with https.*, or be a path such as \/api, and is/,
    ],
    [{ VITE_H5_BASE: '/h5' }, /VITE_H5_BASE must begin with https:\/\/ or http:\/\/, and is/],
    [{ VITE_API_BASE: 'ftp://api.example.com' }, /VITE_API_BASE must begin with https/],
    [{ VITE_API_BASE: 'https://' }, /VITE_API_BASE must begin with https/],
    [{ VITE_API_BASE: 'https://a b' }, /VITE_API_BASE must be an address/],
    [{ VITE_H5_BASE: 'https://h5.example.com/#/' }, /VITE_H5_BASE must have no query, hash/],
    [{ VITE_REPORT_URL: '//reports.example.com' }, /VITE_REPORT_URL must begin with https/],
    [{ VITE_REPORT_URL: 'https://user:secret@example.com' }, /VITE_REPORT_URL must have no query/],
    [{ VITE_IDEMPOTENCY: 'yes' }, /VITE_IDEMPOTENCY must be 1, 0 or empty, and is "yes"/],
    [{ VITE_BRAND: 'creditoverde' }, /VITE_BRAND must be one of PrestamoAzul, CreditoVerde.*, and is "creditoverde"/],
    [{ VITE_TEST_PAGE: 'true' }, /VITE_TEST_PAGE must be 1, 0 or empty/],
  ])('%j stop the build', (env, sentence) => expect(() => checkSettings(env)).toThrow(sentence));

  it('that are wrong are all in the error message', () => {
    expect(() => checkSettings({ VITE_API_BASE: 'x', VITE_TEST_PAGE: 'x' })).toThrow(
      /VITE_API_BASE.*\n.*VITE_TEST_PAGE/,
    );
  });

  it('warn about names that a dictionary lacks, misspells or gives twice', () => {
    const { code: _code, ...others } = sample;
    expect(wireNameWarnings(root, sample)).toEqual([]);
    expect(wireNameWarnings(root, others)).toEqual(['VITE_WIRE_NAMES does not rename: code']);
    expect(wireNameWarnings(root, {})).toEqual([]);
    expect(wireNameWarnings(root, { ...sample, ordrId: 'x' })).toEqual([
      'VITE_WIRE_NAMES renames what is not in the contract: ordrId',
    ]);
    expect(wireNameWarnings(root, { ...others, orderId: 'code' })).toContain(
      'VITE_WIRE_NAMES renames "orderId" to "code", but not "code"',
    );
  });

  it('warn about Mexican brands without a pattern for mobile numbers', () => {
    const brands: Record<string, ReturnType<typeof brandOf>> = {
      zone: { ...brandOf(undefined), servicePhone: '', timeZone: 'America/Tijuana' },
      phone: { ...brandOf(undefined), servicePhone: '+52 55 5000 1234', timeZone: 'UTC' },
      pattern: { ...brandOf(undefined), mobilePattern: /^\d{10}$/ },
      india: { ...brandOf(undefined), servicePhone: '+91 22 5000 1234', timeZone: 'Asia/Kolkata' },
    };
    expect(brandsWithoutPattern(Object.keys(brands), (name) => brands[name] ?? brandOf(name))).toEqual([
      'zone',
      'phone',
    ]);
    expect(brandsWithoutPattern()).toContain('CreditoVerde');
  });

  it('have the brand of an address without an app name', async () => {
    vi.stubEnv('VITE_BRAND', 'CreditoVerde');
    const server = await createServer({
      // Imported, because the bundler that reads a configuration file warns on a busy machine that a plugin takes long.
      ...(await config({ command: 'serve', mode: 'development' })),
      configFile: false,
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    const built = await server.ssrLoadModule('/theme/brands.ts');
    await server.close();
    expect(built.brandOf(undefined).name).toBe('Crédito Verde');
  });

  it('contain the commit in the version', () => expect(buildVersion(root)).toMatch(/^\d+\.\d+\.\d+(\+[0-9a-f]{7,})?$/));
});
