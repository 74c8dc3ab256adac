import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileDocument } from '../../locales/legal/compile';
import { LIFETIME as NOTE_LIFETIME } from '../../src/api/attempts';
import type { Block, DocumentTree, Inline } from '../../src/intl/document-tree';
import { LANGUAGE_NAMES, type Language } from '../../src/languages';
import { LIFETIME as VOUCHER_LIFETIME } from '../../src/loan/vouchers/voucher-rules';
import { readJson, sourcesOf } from './sources';

type Figure = [en: string, es: string];

const HOUR = 3_600_000;
const noteHours = NOTE_LIFETIME / HOUR;
const voucherDays = VOUCHER_LIFETIME / (24 * HOUR);

/**
 * What the specification states for each document (sections 1, 2 and 9), in the words of either language; and how long
 * the app stores data on the device.
 */
const FIGURES: Readonly<Record<string, readonly Figure[]>> = {
  privacy: [
    ['We delete face data within 30 days', 'Eliminamos los datos faciales en un plazo máximo de 30 días'],
    ['we tell you within 20 days what we have decided', 'te comunicamos en un plazo máximo de 20 días'],
    ['it takes effect within 15 working days', 'se hace efectiva dentro de los 15 días hábiles'],
    ['we tell you within 5 working days of receiving it', 'dentro de los 5 días hábiles siguientes a su recepción'],
    ['You then have 10 working days to answer', 'A partir de entonces tienes 10 días hábiles para responder'],
    [
      `Payment codes: the instructions with the code, the amount and the order number, so that you can pay without a connection. They are kept for at most ${voucherDays} days`,
      `Códigos de pago: las instrucciones con el código, el monto y el número de préstamo, para que puedas pagar sin conexión. Se guardan por un máximo de ${voucherDays} días`,
    ],
    [
      `to warn you before you send the same again. They are kept for at most ${noteHours} hours`,
      `para avisarte antes de que envíes lo mismo otra vez. Se guardan por un máximo de ${noteHours} horas`,
    ],
  ],
  'loan-terms': [
    ['a term of 91 to 365 days', 'un plazo de 91 a 365 días'],
    ['disburses the loan in 1 to 3 calendar days', 'entrega el préstamo en un plazo de 1 a 3 días naturales'],
    [
      'decides on a complete application within 1 day',
      'decide sobre una solicitud completa en un plazo máximo de 1 día',
    ],
    ['at least 7 days have passed since the disbursement', 'han transcurrido al menos 7 días desde la entrega'],
    ['for a new client, Rs.1,000', 'para un cliente nuevo, Rs.1,000'],
    ['for a repeat client, Rs.800', 'para un cliente recurrente, Rs.800'],
    ['on days 1 to 30 of the delay, 5% per day', 'en los días 1 a 30 de la mora, 5% por día'],
    ['on days 31 to 90 of the delay, 4% per day', 'en los días 31 a 90 de la mora, 4% por día'],
    ['from day 91 of the delay, 2% per day', 'desde el día 91 de la mora, 2% por día'],
    ['a period of grace of 10 days', 'un período de gracia de 10 días'],
    ['notifies the Lender of the change within 3 days', 'notifica el cambio al Acreedor en un plazo máximo de 3 días'],
    [
      "gives the Borrower 7 business days' notice of the assignment",
      'Avisa de la cesión al Deudor con 7 días hábiles de anticipación',
    ],
  ],
  'period-agreement': [
    ['The annual interest rate is 18%', 'La tasa de interés anual es de 18%'],
    ['The daily interest is 0.0065%', 'El interés diario es de 0.0065%'],
    [
      'The VAT is 16% of the sum of interest and commission',
      'El IVA es de 16% de la suma de los intereses y la comisión',
    ],
    ['an overdue penalty of 3% per day', 'una penalización por mora de 3% por día'],
    ['defer the due date by up to 7 days', 'prorrogar la fecha de pago hasta por 7 días'],
  ],
  'registration-agreement': [],
  'about-us': [],
};

/** Further facts of the specification, without a figure. */
const FACTS: Readonly<Record<string, readonly Figure[]>> = {
  privacy: [
    ['We grant loans only to users in Mexico', 'Otorgamos préstamos solo a usuarios en México'],
    ...([
      ['Face recognition', 'Reconocimiento facial'],
      ['Location', 'Ubicación'],
      ['Camera and photographs', 'Cámara y fotografías'],
      ['Transfer of your data', 'Transferencia de tus datos'],
      ['Your ARCO rights', 'Tus derechos ARCO'],
      ['Changes to this notice', 'Cambios a este aviso'],
      ['Cookies', 'Cookies'],
    ] satisfies Figure[]),
    // B8: the notes of what was sent stay when another borrower uses the device.
    [
      'except the cookie, the pages themselves and the notes of what you sent',
      'menos la cookie, las páginas mismas y las notas de lo que enviaste',
    ],
  ],
  'loan-terms': [
    ['in India', 'en la India'],
    ['half of the term has passed', 'ha transcurrido la mitad del plazo'],
    ['A penalty that is charged once', 'Una penalización que se cobra una sola vez'],
    ['as a percentage of the unpaid amount', 'como porcentaje del monto no pagado'],
  ],
  'period-agreement': [['the Borrower pays only the deferral fee', 'el Deudor paga solo la cuota de prórroga']],
  'about-us': [['is a budgeting app', 'es una aplicación de presupuesto']],
};

const NUMBER_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|hundred|thousand|twice|per ?cent)\b/gi,
  es: /\b(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|ciento|mil|doble)\b/gi,
};

const folder = resolve(import.meta.dirname, '../../locales/legal');
const source = (name: string, language: Language) => readFileSync(`${folder}/${name}.${language}.md`, 'utf8');
const tree = (name: string, language: Language) => compileDocument(source(name, language));

const names = Object.keys(FIGURES);
const each = names.flatMap((name) => LANGUAGE_NAMES.map((language) => [name, language] as const));
const side = (language: Language) => (language === 'en' ? 0 : 1);

describe('The legal documents', () => {
  it('are those that the app names, each in every language', () => {
    const files = sourcesOf('locales/legal', ['.md']).map(({ file }) => file.slice('locales/legal/'.length));
    expect(files.sort()).toEqual(names.flatMap((name) => [`${name}.en.md`, `${name}.es.md`]).sort());
  });

  it.each(each)('contain every figure and fact of the specification: %s in %s', (name, language) => {
    const text = textOf(tree(name, language));
    for (const fact of [...(FIGURES[name] ?? []), ...(FACTS[name] ?? [])]) expect(text).toContain(fact[side(language)]);
  });

  it.each(each)('contain no other figure, in digits or in words: %s in %s', (name, language) => {
    let rest = textOf(tree(name, language));
    for (const figure of FIGURES[name] ?? []) rest = rest.replaceAll(figure[side(language)], '');
    expect(rest.match(/.{0,40}\d.{0,20}/g) ?? []).toEqual([]);
    expect(rest.match(NUMBER_WORDS[language]) ?? []).toEqual([]);
  });

  it.each(each)('take names and contacts from the brand: %s in %s', (name, language) => {
    expect(source(name, language)).not.toMatch(/@|https?:|www\.|Préstamo Azul|Crédito Verde/i);
  });

  it.each(names)('have the same structure in every language: %s', (name) => {
    expect(shapeOf(tree(name, 'es'))).toEqual(shapeOf(tree(name, 'en')));
  });

  it.each(names)('speak to the reader as "tú" in Spanish, and share no passage with English: %s', (name) => {
    expect(textOf(tree(name, 'es'))).not.toMatch(/\b(usted|ustedes|favor de)\b/i);
    const english = new Set(textOf(tree(name, 'en')).split('\n'));
    const spanish = textOf(tree(name, 'es')).split('\n');
    expect(spanish.filter((line) => line.length > 12 && english.has(line))).toEqual([]);
  });

  it.each([
    ['privacy', 'legal.privacyTitle'],
    ['period-agreement', 'contract.title'],
    ['about-us', 'aboutUs.title'],
  ])('are headed as their screen is: %s', (name, id) => {
    for (const language of LANGUAGE_NAMES) {
      const title = (readJson(`locales/${language}.json`) as Record<string, string>)[id];
      expect(source(name, language).split('\n')[0]).toBe(`# ${title}`);
    }
  });
});

describe('Compiling a document', () => {
  it('returns the introduction and the sections', () => {
    const markdown = '# T\n\nCall {phone}\nnow.\n\n## A\n\n### B\n\n- **one** and *two*\n\n1. x\n\n## C\n';
    expect(compileDocument(markdown)).toEqual({
      intro: [{ kind: 'paragraph', text: ['Call ', { kind: 'fact', fact: 'phone' }, ' now.'] }],
      sections: [
        {
          title: 'A',
          blocks: [
            { kind: 'subheading', text: ['B'] },
            {
              kind: 'list',
              ordered: false,
              items: [
                [
                  {
                    kind: 'paragraph',
                    text: [{ kind: 'strong', text: ['one'] }, ' and ', { kind: 'emphasis', text: ['two'] }],
                  },
                ],
              ],
            },
            { kind: 'list', ordered: true, items: [[{ kind: 'paragraph', text: ['x'] }]] },
          ],
        },
        { title: 'C', blocks: [] },
      ],
    });
  });

  it.each([
    ['a missing title', 'Text', /opens with its title/],
    ['a second title', '# T\n\n# U', /line 3/],
    ['an unknown fact', '# T\n\nCall {fone}.', /line 3.*\{fone\}/],
    ['a brace left open', '# T\n\nCall {phone.', /line 3/],
    ['a link', '# T\n\n[x](https://a.example)', /line 3.*link/],
    ['an image', '# T\n\n![x](a.png)', /line 3.*image/],
    ['markup', '# T\n\n<script>x</script>', /line 3.*html/],
    ['code', '# T\n\n`x`', /line 3.*inlineCode/],
    ['a quotation', '# T\n\n> x', /line 3.*blockquote/],
    ['a heading too deep', '# T\n\n#### x', /line 3.*heading/],
    ['a fact in a heading', '# T\n\n## About {brand}', /line 3/],
  ])('stops at %s', (_what, markdown, message) => expect(() => compileDocument(markdown)).toThrow(message));
});

/** The text of a document, one line per heading, paragraph and item; the brand's facts as `{fact}`. */
function textOf({ intro, sections }: DocumentTree): string {
  return [
    ...intro.flatMap(linesOf),
    ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(linesOf)]),
  ].join('\n');
}

function linesOf(block: Block): string[] {
  return block.kind === 'list' ? block.items.flat().flatMap(linesOf) : [block.text.map(wordsOf).join('')];
}

function wordsOf(piece: Inline): string {
  if (typeof piece === 'string') return piece;
  return piece.kind === 'fact' ? `{${piece.fact}}` : piece.text.map(wordsOf).join('');
}

/** Everything but the words: kinds, lengths of lists, stresses, and the brand's facts in each piece. */
function shapeOf({ intro, sections }: DocumentTree): unknown {
  return [intro.map(blockShape), ...sections.map(({ blocks }) => blocks.map(blockShape))];
}

function blockShape(block: Block): unknown {
  return block.kind === 'list'
    ? [block.ordered, block.items.map((item) => item.map(blockShape))]
    : [block.kind, block.text.flatMap(pieceShape).sort()];
}

function pieceShape(piece: Inline): string[] {
  if (typeof piece === 'string') return [];
  return piece.kind === 'fact' ? [piece.fact] : [piece.kind, ...piece.text.flatMap(pieceShape)];
}
