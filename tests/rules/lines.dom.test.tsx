/** The first lines of a repayment, and the sum beside `More`. */
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Line } from '../../src/api/decode';
import { type Amount, parseAmount } from '../../src/format/money';
import { CollapsibleLines } from '../../src/loan/lines';
import { Texts } from './texts';

const line = (label: string | undefined, value: number | string | undefined): Line => ({
  label,
  value: typeof value === 'number' ? parseAmount(value) : value,
});
const show = (lines: readonly Line[], total?: Amount) =>
  render(
    <Texts>
      <MemoryRouter>
        <CollapsibleLines lines={lines} total={total} />
      </MemoryRouter>
    </Texts>,
  );
const more = () => screen.queryByRole('button', { name: 'More' });

it.each([
  ['add up to the total', 100_00, [line('A', 50_00), line('B', 30_00), line('C', 20_00)], 'Other items ₹20.00'],
  ['do not add up to the total', 100_00, [line('A', 50_00), line('B', 30_00), line('C', 10_00)], ''],
  ['add up without the others', 80_00, [line('A', 50_00), line('B', 30_00), line('C', 0), line('D', '1000174')], ''],
  ['have an amount as text', 100_00, [line('A', 50_00), line('B', 30_00), line('C', '2000')], ''],
  ['have no total', undefined, [line('A', 50_00), line('B', 30_00), line('C', 20_00)], ''],
  ['are no amounts', undefined, [line('A', 'a'), line('B', 'b'), line('C', 'c')], ''],
])('Beside `More`, lines that %s', (_case, total, lines, description) => {
  show(lines, total === undefined ? undefined : parseAmount(total));
  expect(more()).toHaveAccessibleDescription(description);
});

it('Two lines have no `More`, and a line that says nothing is none', () => {
  show([line('A', 100), line(undefined, undefined), line('B', '100')]);
  expect(more()).toBeNull();
  // A number is an amount; text is shown unchanged.
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['₹1.00', '100']);
});

it('A line has a label or a value, or both', () => {
  show([line('A', undefined), line(undefined, '100')]);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['A', '']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['—', '100']);
});

it('A very long value is cut until `More`', () => {
  const text = 'word '.repeat(60).trim();
  show([line('A', text)]);
  expect(screen.queryByText(text)).toBeNull();
  fireEvent.click(more() as HTMLElement);
  expect(screen.getByText(text)).toBeVisible();
});
