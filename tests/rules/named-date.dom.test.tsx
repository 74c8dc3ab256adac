/** A due date with the name of its day. */
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/languages';
import { NamedDate } from '../../src/loan/due-hero';
import { WORDS } from '../words';

it.each([
  ['en', '2026-11-26', '2026-11-26 (Thursday)'],
  ['es', '2026-11-28', '2026-11-28 (sábado)'],
  // Epoch seconds, of noon on the device.
  ['es', new Date(2026, 0, 4, 12).getTime() / 1000, '2026-01-04 (domingo)'],
  ['en', 'mañana', 'mañana'],
  ['en', '0000-00-00', '0000-00-00'],
] as const)('A date in %s of %s is “%s”', (language, value, shown) => {
  const { container } = render(
    <IntlProvider locale={LANGUAGES[language].locale} messages={WORDS[language]}>
      <NamedDate value={value} />
    </IntlProvider>,
  );
  expect(container.textContent).toBe(shown);
});
