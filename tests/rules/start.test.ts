import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import words from '../../locales/boot.json';
import { routePatterns } from '../../src/paths';
import { shapes } from '../../src/ui/shapes';

const loadMessages = vi.hoisted(() => vi.fn());
vi.mock('../../src/intl/messages', () => ({ loadMessages }));

beforeAll(async () => {
  window.history.replaceState(null, '', '/Dag?language=1');
  await import('../../src/start/boot');
  await import('../../src/start/load-app');
});

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div><div id="first-paint"></div>';
});

const alerts = () => screen.queryAllByRole('alert');

describe('The start', () => {
  it('has a skeleton for each route', () => {
    expect(Object.values(routePatterns).filter((route) => shapes[route] === undefined)).toEqual([]);
  });

  it("converts a path-style link to a hash link, and sets the document's language", () => {
    expect(window.location.hash).toBe('#/Dag?language=1');
    expect(document.documentElement.lang).toBe('en');
  });

  it('shows an error if a script fails to load', () => {
    const script = document.createElement('script');
    document.body.append(script);
    fireEvent.error(script);
    expect(screen.getByRole('alert')).toHaveTextContent(words.en.failed);
    expect(screen.getByRole('button', { name: words.en.retry })).toBeVisible();
  });

  it('ignores errors of the running app', () => {
    fireEvent.error(document.body);
    expect(alerts()).toEqual([]);
    document.body.innerHTML = '<div id="root">The app</div>';
    fireEvent(window, new Event('boot-failed'));
    expect(alerts()).toEqual([]);
  });

  it('shows an error if the app fails to start', async () => {
    loadMessages.mockRejectedValue(new Error('not loaded'));
    await import('../../src/main');
    expect(await screen.findByRole('alert')).toHaveTextContent(words.en.failed);
  });
});
