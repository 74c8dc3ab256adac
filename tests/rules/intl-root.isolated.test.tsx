import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { IntlRoot } from '../../src/intl/intl-root';
import { loadMessages } from '../../src/intl/messages';

vi.mock('../../src/intl/messages', () => ({ loadMessages: vi.fn() }));

const shown = (language: 'en' | 'es') => (
  <IntlRoot language={language} messages={language === 'es' ? ({} as never) : undefined}>
    content
  </IntlRoot>
);

it('Messages of another language that do not arrive are loaded again, also if the phone never says that it is online', async () => {
  vi.useFakeTimers();
  vi.mocked(loadMessages)
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({} as never);
  const { rerender } = render(shown('es'));
  await act(async () => rerender(shown('en')));
  expect(document.documentElement.lang).toBe('es');
  expect(screen.getByText('content')).toBeVisible();
  await act(async () => vi.advanceTimersByTimeAsync(5000));
  expect(document.documentElement.lang).toBe('en');
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect(loadMessages).toHaveBeenCalledTimes(2);
});

it('Messages that did not arrive are loaded at once when the phone says that it is online', async () => {
  vi.useFakeTimers();
  vi.mocked(loadMessages)
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({} as never);
  const { rerender } = render(shown('es'));
  await act(async () => rerender(shown('en')));
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(document.documentElement.lang).toBe('en');
});
