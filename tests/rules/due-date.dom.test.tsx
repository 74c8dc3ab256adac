/** A due date with the name of its day, and the days until it. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { calendarDay, isoDay } from '../../src/format/dates';
import { LANGUAGE_NAMES, type Language } from '../../src/languages';
import { NamedDate, useDueFacts } from '../../src/loan/due-hero';
import { Texts } from './texts';

const shownIn = (language: Language, children: ReactNode) =>
  render(<Texts language={language}>{children}</Texts>).container.textContent;

it.each([
  ['en', '2026-11-26', '2026-11-26 (Thursday)'],
  ['es', '2026-11-28', '2026-11-28 (sábado)'],
  // Epoch seconds, of noon on the device.
  ['es', new Date(2026, 0, 4, 12).getTime() / 1000, '2026-01-04 (domingo)'],
  ['en', 'mañana', 'mañana'],
  ['en', '0000-00-00', '0000-00-00'],
] as const)('A date in %s of %s is “%s”', (language, value, shown) => {
  expect(shownIn(language, <NamedDate value={value} />)).toBe(shown);
});

type FactProps = { dueDate: string; date?: Parameters<typeof useDueFacts>[1] };

function FirstFact({ dueDate, date }: FactProps) {
  return useDueFacts(dueDate, date)[0];
}

it.each([
  [30, 'Due in 30 days', 'Vence en 30 días'],
  [1, 'Due in 1 day', 'Vence en 1 día'],
  [0, 'Due today', 'Vence hoy'],
  [-1, '1 day overdue', '1 día de atraso'],
  [-400, '400 days overdue', '400 días de atraso'],
])('A due date %i days from today is “%s”, “%s”', (days, ...shown) => {
  const dueDate = isoDay((calendarDay(Date.now()) ?? 0) + days);
  expect(LANGUAGE_NAMES.map((language) => shownIn(language, <FirstFact dueDate={dueDate} />))).toEqual(shown);
});

it.each([
  [4, /^Due in 4 days.*day\)$/],
  [-3, /^3 days overdue$/],
])('Beside a text that has the date, %i days from today, only a day to come is named', (days, shown) => {
  const dueDate = isoDay((calendarDay(Date.now()) ?? 0) + days);
  expect(shownIn('en', <FirstFact dueDate={dueDate} date="none" />)).toMatch(shown);
});
