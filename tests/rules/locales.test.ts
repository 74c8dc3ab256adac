import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { antdLocales } from '../../src/intl/antd-locales';
import { LANGUAGE_NAMES, type Language } from '../../src/languages';
import { withoutComments } from './architecture';
import { readJson, sourcesOf } from './sources';

type Texts = Record<string, string>;
const textsIn = (folder: string) =>
  Object.fromEntries(LANGUAGE_NAMES.map((name) => [name, readJson(`${folder}/${name}.json`) as Texts])) as Record<
    Language,
    Texts
  >;
const TEST_PAGE = 'src/test-page';
const app = textsIn('locales');
const testPage = textsIn(`${TEST_PAGE}/messages`);
const CATALOGUES = [
  ['of the app', app],
  ['of the test page', testPage],
] as const;
const boot = readJson('locales/boot.json') as Record<string, Texts>;

describe.each(CATALOGUES)('The languages %s', (_whose, texts) => {
  const { en } = texts;

  it.each(Object.keys(en))('say %s with the same arguments', (id) => {
    for (const name of LANGUAGE_NAMES)
      expect(argumentsOf(texts[name][id] ?? ''), name).toEqual(argumentsOf(en[id] ?? ''));
  });

  it.each([
    ['{count} days', '{day} días'],
    ['{count, plural, one {# day} other {# days}}', '{count} días'],
    ['{count, plural, one {# day} other {# days}}', '{count, selectordinal, one {# día} other {# días}}'],
    ['Pay {amount} by {date}', 'Paga {amount}'],
    ['{kind, select, a {x} other {{amount}}}', '{kind, select, a {x} other {y}}'],
    ['<b>{amount}</b>', '{amount}'],
  ])('would differ in %s and %s', (one, other) => expect(argumentsOf(one)).not.toEqual(argumentsOf(other)));

  it.each(LANGUAGE_NAMES)('%s has no empty text, and none that starts or ends with a space', (name) => {
    const odd = Object.entries(texts[name]).filter(([, text]) => text.trim() === '' || text !== text.trim());
    expect(odd).toEqual([]);
  });

  it.each(LANGUAGE_NAMES.filter((name) => name !== 'en'))('%s shares no whole sentence with English', (name) => {
    const same = Object.keys(en).filter((id) => en[id] === texts[name][id] && !SAME_IN_BOTH.has(id));
    expect(same).toEqual([]);
  });

  it('speak to the borrower as "tú" in Spanish', () => {
    const formal = Object.entries(texts.es).filter(([, text]) => /\b(usted|ustedes|favor de)\b/i.test(text));
    expect(formal).toEqual([]);
  });
});

it.each([
  ['order confirmation', 'confirm.title', 'Confirm your loan', 'Confirma tu préstamo'],
  ['loan amount', 'contract.figure.amount', 'Loan amount', 'Monto del préstamo'],
  ['repayment date', 'contract.figure.repaymentDate', 'Repayment date', 'Fecha de pago'],
  ['loan term', 'official.term', 'Term', 'Plazo'],
  ['interest rate', 'confirm.dailyRate', 'Daily rate', 'Tasa diaria'],
  ['payment plan', 'confirm.plan', 'Repayment plan', 'Plan de pagos'],
  ['agreement acceptance', 'confirm.agreement', 'I have read and accept the {link}', 'He leído y acepto el {link}'],
  ['deferral', 'contract.deferral.title', 'Deferral', 'Prórroga'],
  ['repayment', 'repay.title', 'Repayment', 'Pago'],
  ['bar-code payment', 'channels.barcode', 'Barcode payment', 'Pago con código de barras'],
])('The dictionary of the specification has %s (%s)', (_what, id, english, spanish) => {
  expect([app.en[id], app.es[id]]).toEqual([english, spanish]);
});

it.each(LANGUAGE_NAMES)('%s says "error" in no sentence: it is a toast of the specification', (name) => {
  const said = Object.keys(app[name]).filter((id) => /\berror\b/i.test(app[name][id] ?? ''));
  expect(said).toEqual(['promotion.templateError', 'olderRepay.error']);
});

it('Every language has the same texts for a failed start', () => {
  expect(Object.keys(boot).sort()).toEqual([...LANGUAGE_NAMES].sort());
  for (const texts of Object.values(boot)) expect(Object.keys(texts).sort()).toEqual(Object.keys(boot.en ?? {}).sort());
  const odd = Object.values(boot).flatMap((texts) => Object.values(texts).filter((text) => text.trim() !== text));
  expect(odd).toEqual([]);
});

/** Names that both languages write alike. */
const SAME_IN_BOTH = new Set(['service.whatsapp']);

describe('Message ids', () => {
  const sources = sourcesOf('src', ['.ts', '.tsx']).map(({ file, text }) => ({ file, text: withoutComments(text) }));
  const ofTestPage = sources.filter(({ file }) => file.startsWith(TEST_PAGE)).map(({ text }) => text);
  const ofApp = sources.filter(({ file }) => !file.startsWith(TEST_PAGE)).map(({ text }) => text);

  it('are all used', () => {
    expect(unusedIds(Object.keys(app.en), ofApp), 'unused ids').toEqual([]);
    expect(unusedIds(Object.keys(testPage.en), ofTestPage), 'unused ids of the test page').toEqual([]);
  });

  it("of the test page are not in the app's files", () => {
    expect(Object.keys(testPage.en).filter((id) => id in app.en)).toEqual([]);
  });

  it('exist, if a screen uses them', () => {
    const areas = [...new Set(Object.keys(app.en).map((id) => id.slice(0, id.indexOf('.') + 1)))];
    const asked = ofApp.flatMap((text) =>
      [...text.matchAll(/\bid: (?:[^'"`{}]*\? )?(['"])([^'"]+)\1/g)].map(([, , id]) => id ?? ''),
    );
    const missing = asked.filter((id) => areas.some((area) => id.startsWith(area)) && !(id in app.en));
    expect(missing, 'ids without a message').toEqual([]);
  });
});

/** Ids that stand in no string of the code, nor in a family such as `error.${kind}`. */
function unusedIds(ids: readonly string[], code: readonly string[]): string[] {
  const strings = new Set(
    code.flatMap((text) => [...text.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , id]) => id ?? '')),
  );
  const families = code.flatMap((text) =>
    [...text.matchAll(/`([\w.-]+\.)\$\{[^}]+\}([\w.-]*)`/g)].map(([, start = '', end = '']) => ({ start, end })),
  );
  return ids.filter(
    (id) => !strings.has(id) && !families.some(({ start, end }) => id.startsWith(start) && id.endsWith(end)),
  );
}

describe("antd-mobile's own Spanish", () => {
  /** Texts of a locale by their path; templates such as `${label}` count too. */
  const flat = (value: unknown, path = ''): [string, string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, item]) => flat(item, path === '' ? key : `${path}.${key}`))
        : [];

  /** The components that the app imports, and what they share. */
  const used = sourcesOf('src', ['.ts', '.tsx']).flatMap(({ text }) =>
    [...text.matchAll(/import \{([^}]+)\} from 'antd-mobile'/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  );
  const textsOf = (language: Language) =>
    flat(antdLocales[language]).filter(([path]) => ['common', ...used].includes(path.replace(/\..*/, '')));

  it('has no English left in the components that the app uses', () => {
    const english = new Map(textsOf('en'));
    const left = textsOf('es').filter(
      ([path, text]) => english.get(path) === text && /[a-z]{3}/i.test(text.replace(/\$\{\w+\}/g, '')),
    );
    expect(used).toContain('ImageUploader');
    expect(left).toEqual([]);
  });

  it('has every text that English has', () => {
    const [english, spanish] = (['en', 'es'] as const).map((language) => textsOf(language).map(([path]) => path));
    expect(spanish?.sort()).toEqual(english?.sort());
  });
});

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
