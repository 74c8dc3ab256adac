import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fitFigures, wholeFigures } from '../../src/ui/text/figures';

describe('A text', () => {
  it.each([
    ['Pay ₹1,234.56 by 2026-11-21', 10],
    ['₹1,234.56 by then', 8],
    ['Pay 12', undefined],
    ['', undefined],
  ])('is at least as wide as its longest figure: %j', (text, width) => {
    expect(fitFigures(text).style).toEqual(width === undefined ? undefined : { '--figure-width': width });
  });

  it.each([
    ['₹1,234.56', 'no'],
    ['2026-11-21', 'no'],
    ['−$1,234.56', 'no'],
    ['Rs. 1,234.00', 'no'],
    ['MX$ 3,460.45', 'no'],
    ['3,460.45 MXN', 'no'],
    ['CLABE 032180000118359719', 'no'],
    ['Pay ₹1,234.56 now', undefined],
    ['Total a pagar 1,234.56', undefined],
  ])('is not translated if it has figures and at most one word: %j', (text, translate) => {
    expect(fitFigures(text).translate).toBe(translate);
  });

  it('may break its figures if it is longer than 500 characters', () => {
    expect(fitFigures('₹1,234.56 '.repeat(50))).not.toEqual({});
    expect(fitFigures('₹1,234.56 '.repeat(51))).toEqual({});
  });

  it.each([
    ['2026-12-27 · $92,333,333,333,333,333,333,333,333,333.24', undefined],
    ['$92,333,333,333,333,333,333,333.24', 30],
    ['Referencia PEDIDO1234567890123456789 · $500.00', undefined],
    ['Electroencefalografista · $500.00', 6.5],
  ])('may break its figures if a word would be wider than a small screen: %j', (text, width) => {
    expect(fitFigures(text).style).toEqual(width === undefined ? undefined : { '--figure-width': width });
  });

  it.each([
    ['Due on 2026-11-21, not 2026-11-20.', ['2026-11-21', '2026-11-20']],
    ['Tried 2026-11-21 09:05:00', ['2026-11-21', '09:05:00']],
    ['Call 55-1234-5678', ['55-1234-5678']],
    ['No date', []],
    ['Receive ₹3,456.00, repay -$3,460.45.', ['₹3,456.00', '-$3,460.45']],
    ['CLABE 032180000118359719.', ['032180000118359719']],
    ['Ref 1234 of 2026', []],
  ])('keeps its dates and amounts whole and untranslated: %s', (text, figures) => {
    const { container } = render(wholeFigures(text));
    expect(container).toHaveTextContent(text);
    expect([...container.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent)).toEqual(figures);
  });
});
