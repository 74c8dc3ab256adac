import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { appOfFile } from './app';

const { open } = appOfFile();

const carousel = () => screen.getByRole('region', { name: 'What to expect' });
const dots = () => within(carousel()).getAllByRole('button', { name: /^Show picture/ });
const shown = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The app opens in real time; from then on the clock is fake. */
async function openHome() {
  const app = await open('/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Restarts the timer that was set in real time, on the fake clock.
  fireEvent.touchStart(carousel());
  fireEvent.touchEnd(carousel());
  return app;
}

describe('The carousel', () => {
  it('shows three pictures, the next one every 3 s, and starts again', async () => {
    await openHome();
    expect(within(carousel()).getAllByRole('group')).toHaveLength(3);
    expect(shown()).toBe(1);
    await pass(2999);
    expect(shown()).toBe(1);
    await pass(1);
    expect(shown()).toBe(2);
    await pass(3000);
    expect(shown()).toBe(3);
    await pass(3000);
    expect(shown()).toBe(1);
  });

  it('shows the app with the cost of a loan first, in the language of the reader', async () => {
    const first = () => within(carousel()).getAllByRole('group')[0];
    const app = await openHome();
    const words = /You receive₹10,000\.00.*Total interest₹273\.00.*before commission and VAT₹10,273\.00.*The cost, up/;
    expect(first()).toHaveTextContent(words);
    app.unmount();
    vi.useRealTimers();
    await open('/', { language: '2' });
    expect(screen.getByText('Aceptar').parentElement).toHaveTextContent(/\$10,000\.00.*\$273\.00/);
  });

  const withMouse = { pointerType: 'mouse' };
  const showTab = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  };

  it('pauses while it is touched, pointed at, focused or hidden, and continues 3 s later', async () => {
    await openHome();
    for (const [what, pause, proceed] of [
      ['touch', () => fireEvent.touchStart(carousel()), () => fireEvent.touchEnd(carousel())],
      ['mouse', () => fireEvent.pointerEnter(carousel(), withMouse), () => fireEvent.pointerLeave(carousel())],
      ['focus', () => act(() => dots()[0]?.focus()), () => act(() => dots()[0]?.blur())],
      ['hidden tab', () => showTab('hidden'), () => showTab('visible')],
    ] as const) {
      const before = shown();
      pause();
      await pass(10_000);
      expect(shown(), what).toBe(before);
      proceed();
      await pass(3000);
      expect(shown(), what).toBe((before % 3) + 1);
    }
  });

  it('is paused with reduced motion, until it is played', async () => {
    const real = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
      ...real(media),
      matches: media.includes('reduced-motion'),
    }));
    await openHome();
    await pass(10_000);
    expect(shown()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Play the pictures' }));
    await pass(3000);
    expect(shown()).toBe(2);
  });

  it('can be paused, at the picture of a button, and played', async () => {
    await openHome();
    // A screen reader is not interrupted every 3 s.
    const pictures = within(carousel()).getAllByRole('group')[0]?.parentElement;
    expect(pictures).toHaveAttribute('aria-live', 'off');
    fireEvent.click(screen.getByRole('button', { name: 'Pause the pictures' }));
    expect(pictures).toHaveAttribute('aria-live', 'polite');
    fireEvent.click(screen.getByRole('button', { name: 'Show picture 3' }));
    expect(shown()).toBe(3);
    await pass(10_000);
    expect(shown()).toBe(3);
    const play = screen.getByRole('button', { name: 'Play the pictures' });
    act(() => play.focus());
    fireEvent.click(play);
    await pass(3000);
    expect(shown()).toBe(1);
  });
});
