/** The name of a due date's day. */
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/languages';
import DayName from '../../src/loan/day-name';

it.each([
  ['en', '2026-11-26', '(Thu 26 Nov)'],
  ['es', '2026-11-26', '(jue 26 nov)'],
  // Epoch seconds, of noon on the device.
  ['es', new Date(2026, 0, 1, 12).getTime() / 1000, '(jue 1 ene)'],
  ['en', 'mañana', ''],
  ['en', '0000-00-00', ''],
] as const)('The name of a day in %s of %s is “%s”', (language, value, name) => {
  const { container } = render(
    <IntlProvider locale={LANGUAGES[language].locale}>
      <DayName value={value} />
    </IntlProvider>,
  );
  expect(container).toHaveTextContent(name === '' ? /^$/ : name);
});
