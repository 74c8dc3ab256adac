/** The time to read a text of the server must grow with its length, not with the square of it. */

import { expect, it } from 'vitest';
import { openEnvelope } from '../../src/api/envelope';
import { createRenamer } from '../../src/api/wire-names';
import { splitAddresses } from '../../src/contract/complaint-detail';
import { formatDate } from '../../src/format/dates';
import { formatBankCard, groupCode, maskBankCard } from '../../src/format/digits';
import { formatMoney, parseAmount } from '../../src/format/money';
import { isZeroMoney } from '../../src/format/money-text';
import { confineText, plainText, truncateText } from '../../src/format/text';

import { isImageAddress, safeImage, safeLink, safePhone } from '../../src/platform/urls';
import { fitFigures, wholeFigures } from '../../src/ui/text/figures';

const renamer = createRenamer({});
const open = (body: string) => {
  try {
    openEnvelope(body, 200, renamer);
  } catch {
    // A text that was cut off is malformed.
  }
};
const money = (text: string) =>
  formatMoney(parseAmount(text), (units) => new Intl.NumberFormat('en').formatToParts(units));

const repeat =
  (part: string, end = '') =>
  (size: number) =>
    part.repeat(Math.ceil(size / part.length)) + end;

/** Texts for which a regular expression can try many starts, each to the end of the text. */
const HOSTILE: Readonly<Record<string, (size: number) => string>> = {
  spaces: repeat(' ', 'x'),
  lines: repeat('\n', 'x'),
  digits: repeat('9'),
  'digits and a letter': repeat('9', 'x'),
  zeros: repeat('0', 'x'),
  'zeros and points': repeat('0.', 'x'),
  currencies: repeat('MX$', 'x'),
  colons: repeat(':'),
  hyphens: repeat('1-', 'x'),
  'file names': repeat('.png?', '\nx'),
  'file names and spaces': repeat('.png   ', 'x'),
  quotes: repeat('\\"'),
  letters: repeat('W'),
  marks: repeat('\u0301'),
  commas: (size) => `data:image/svg+xml${','.repeat(size)}`,
  'data addresses': repeat('data:,', 'x'),
};

type Read = (text: string) => unknown;
const READERS: Readonly<Record<string, Read>> = {
  'an answer': (text) => open(JSON.stringify({ code: 0, data: { text } })),
  'an answer that was cut off': (text) => open(`{"code":0,"data":{"text":"${text}`),
  'an answer of numbers': (text) => open(`{"code":0,"data":[${text}]}`),
  'a list of images': splitAddresses,
  'a date': (text) => formatDate(text, 'time'),
  'an amount': money,
  'a zero amount': isZeroMoney,
  'a barcode': isImageAddress,
  'a link': safeLink,
  'an image': safeImage,
  'a phone number': safePhone,
  'a code': (text) => [groupCode(text), formatBankCard(text), maskBankCard(text)],
  'a text': (text) => [confineText(text), plainText(text), truncateText(text, 200)],
  figures: (text) => [fitFigures(text), wholeFigures(text)],
};

const SIZE = 5_000;
const FACTOR = 16;

/** Attempts: compiling the code and freeing memory slow down some of them, but not all. */
const ATTEMPTS = 20;

/** ms of this process alone, however busy the machine is. */
function timeOf(read: Read, text: string): number {
  const start = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Between the factor 16 of linear growth and 256 of quadratic growth; less than 1 ms cannot be compared. */
const isLinear = (read: Read, short: string, long: string) =>
  timeOf(read, long) < Math.max(timeOf(read, short), 1) * FACTOR * 5;

it.each(Object.entries(READERS))('%s is read in a time that grows with its length', (_name, read) => {
  for (const [text, make] of Object.entries(HOSTILE)) {
    const [short, long] = [make(SIZE), make(SIZE * FACTOR)];
    const attempts = Array.from({ length: ATTEMPTS });
    const isOnce = attempts.some(() => isLinear(read, short, long));
    expect(isOnce, text).toBe(true);
  }
});
