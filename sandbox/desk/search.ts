/** How the queries of the lists find and count rows. */
import { and, count, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** How many rows meet a condition. */
export const countIf = (condition: SQL | undefined) => count(sql`CASE WHEN ${condition} THEN 1 END`);

/** A LIKE pattern that matches the text literally: escapes `%` and `_`. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const COMBINING = ['\u0301', '\u0303', '\u0308'];
const ACCENTED = [...'áéíóúüñÁÉÍÓÚÜÑ'].map((letter) => [letter, letter.normalize('NFD').charAt(0)] as const);

/** Whether a column contains the text. LIKE ignores the case of plain letters; accents are ignored, too. */
export function contains(column: SQLWrapper, text: string): SQL {
  const folded = [...ACCENTED, ...COMBINING.map((mark) => [mark, ''] as const)].reduce(
    (inner, [from, to]) => sql`replace(${inner}, ${from}, ${to})`,
    sql`${column}`,
  );
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return sql`${folded} LIKE ${containing(plain)} ESCAPE '\\'`;
}

/** Whether each word of a search matches; undefined for an empty search. */
export const everyWord = (q: string, test: (word: string) => (SQL | undefined)[]): SQL | undefined =>
  and(
    ...q
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => or(...test(word))),
  );
