import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withBrand } from '../../build/brand-document';
import { BRAND_NAMES, brandOf } from '../../theme/brands';

const source = readFileSync(resolve(import.meta.dirname, '../../index.html'), 'utf8');

describe.each(BRAND_NAMES)('The document of %s', (appName) => {
  const brand = brandOf(appName);
  const page = new DOMParser().parseFromString(withBrand(source, appName), 'text/html');
  const contentOf = (selector: string) => page.querySelector<HTMLMetaElement>(selector)?.content;

  it("has the brand's name, icon and share tags in the default language", () => {
    expect([page.documentElement.lang, page.title]).toEqual(['es', brand.name]);
    expect(contentOf('meta[property="og:site_name"]')).toBe(brand.name);
    expect(contentOf('meta[property="og:title"]')).toMatch(/préstamo/);
    expect(contentOf('meta[property="og:description"]')).not.toBe('');
    expect(contentOf('meta[name="description"]')).not.toBe('');
    expect(contentOf('meta[property="og:locale"]')).toBe('es_MX');
    expect(contentOf('meta[property="og:locale:alternate"]')).toBe('en_IN');
    const icon = page.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '';
    expect(decodeURIComponent(icon)).toContain(`fill='${brand.colors.light.accent}'`);
  });

  it.each(['light', 'dark'] as const)('has the %s colours before any script has run', (scheme) => {
    const { gradient, accent } = brand.colors[scheme];
    expect(gradient).toContain(contentOf(`meta[name="theme-color"][media*="${scheme}"]`) ?? 'no theme-color');
    const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    expect(styles).toContain(`--brand-gradient: ${gradient};`);
    expect(styles).toContain(`--brand-accent: ${accent};`);
  });
});

it('The document has nothing else to fill in', () => {
  expect(withBrand(source, undefined)).not.toMatch(/%\w+%(?![\da-f])/i);
  expect(() => withBrand('<p>%price%</p>', undefined)).toThrow('%price%');
});
