import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import enUS from 'antd-mobile/es/locales/en-US';
import { describe, expect, it } from 'vitest';
import { antdLocales } from '../../src/intl/antd-locales';
import { withoutComments } from './house';
import { readJson, sourcesOf } from './sources';

type Texts = Record<string, string>;
const en = readJson('locales/en.json') as Texts;
const es = readJson('locales/es.json') as Texts;
const boot = readJson('locales/boot.json') as Record<string, Texts>;

describe('The two languages', () => {
  it('have the same ids', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(Object.keys(en))('say %s with the same arguments', (id) => {
    expect(argumentsOf(es[id] ?? '')).toEqual(argumentsOf(en[id] ?? ''));
  });

  it.each([
    ['{count} days', '{day} días'],
    ['{count, plural, one {# day} other {# days}}', '{count} días'],
    ['{count, plural, one {# day} other {# days}}', '{count, selectordinal, one {# día} other {# días}}'],
    ['Pay {amount} by {date}', 'Paga {amount}'],
    ['{kind, select, a {x} other {{amount}}}', '{kind, select, a {x} other {y}}'],
    ['<b>{amount}</b>', '{amount}'],
  ])('would differ in %s and %s', (one, other) => {
    expect(argumentsOf(one)).not.toEqual(argumentsOf(other));
  });

  it('leave no text empty, and none with space around it', () => {
    for (const [language, texts] of Object.entries({ en, es, ...boot })) {
      const odd = Object.entries(texts).filter(([, text]) => text.trim() === '' || text !== text.trim());
      expect(odd, language).toEqual([]);
    }
  });

  it('share no whole sentence: what is said in Spanish is Spanish', () => {
    const same = Object.keys(en).filter((id) => en[id] === es[id] && !SAME_IN_BOTH.has(id));
    expect(same).toEqual([]);
  });

  it('speak to the borrower as "tú" in Spanish', () => {
    const formal = Object.entries(es).filter(([, text]) => /\b(usted|ustedes|favor de)\b/i.test(text));
    expect(formal).toEqual([]);
  });

  it('have the same words for the moment before the app is here', () => {
    expect(Object.keys(boot).sort()).toEqual(['en', 'es']);
    expect(Object.keys(boot.es ?? {}).sort()).toEqual(Object.keys(boot.en ?? {}).sort());
  });
});

/** Names that both languages write alike. */
const SAME_IN_BOTH = new Set(['service.whatsapp']);

describe('Message ids', () => {
  const code = sourcesOf('src', ['.ts', '.tsx']).map(({ text }) => withoutComments(text));
  const strings = new Set(
    code.flatMap((text) => [...text.matchAll(/(['"`])([\w.-]+\.[\w.${}-]+)\1/g)].map(([, , id]) => id ?? '')),
  );
  // `error.${kind}` stands for a family.
  const families = code.flatMap((text) =>
    [...text.matchAll(/`([\w.-]+\.)\$\{[^}]+\}([\w.-]*)`/g)].map(([, start = '', end = '']) => ({ start, end })),
  );

  it('are all used: what no screen says is not translated', () => {
    const unused = Object.keys(en).filter(
      (id) => !strings.has(id) && !families.some(({ start, end }) => id.startsWith(start) && id.endsWith(end)),
    );
    expect(unused).toEqual([]);
  });

  it('are all known: no screen asks for words that are not there', () => {
    const areas = new Set(Object.keys(en).map((id) => id.slice(0, id.indexOf('.') + 1)));
    const asked = code.flatMap((text) =>
      [...text.matchAll(/\bid: (?:[^'"`{}]*\? )?(['"])([^'"]+)\1/g)].map(([, , id]) => id ?? ''),
    );
    const looksLikeOne = (id: string) => [...areas].some((area) => id.startsWith(area));
    expect(asked.filter((id) => looksLikeOne(id) && !(id in en))).toEqual([]);
  });
});

describe("antd-mobile's own Spanish", () => {
  /** Texts of a locale by their path; templates such as `${label}` count too. */
  const flat = (value: unknown, path = ''): [string, string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, item]) => flat(item, path === '' ? key : `${path}.${key}`))
        : [];

  it('has no English left', () => {
    const english = new Map(flat(enUS));
    const left = flat(antdLocales.es).filter(
      ([path, text]) => english.get(path) === text && /[a-z]{3}/i.test(text.replace(/\$\{\w+\}/g, '')),
    );
    expect(left.filter(([path]) => !SAME_WORD.has(path))).toEqual([]);
  });

  it('has every text that English has', () => {
    expect(
      flat(antdLocales.es)
        .map(([path]) => path)
        .sort(),
    ).toEqual(
      flat(enUS)
        .map(([path]) => path)
        .sort(),
    );
  });
});

/** Spelt alike in both languages. */
const SAME_WORD = new Set(['Selector.name']);

type Argument = [name: string, kind: string];

/** Name and kind of every argument of a message, sorted; those inside plural and select branches too. */
function argumentsOf(message: string): Argument[] {
  const found = new Map<string, string>();
  const walk = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      const ordinal = element.type === TYPE.plural && element.pluralType === 'ordinal' ? ' ordinal' : '';
      found.set(element.value, `${TYPE[element.type]}${ordinal}`);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) walk(option.value);
      }
      if (element.type === TYPE.tag) walk(element.children);
    }
  };
  walk(parse(message));
  return [...found].sort(([a], [b]) => a.localeCompare(b));
}
