import { Toast } from 'antd-mobile';
import { isValidElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepForNextScreen, leaveScreen, showLoading, showToast, toastDuration } from '../../src/ui/overlay/toast';

/** A mock of the toast without animation; the journeys test the real one. */
const place = {
  shown: undefined as string | undefined,
  afterClose: undefined as (() => void) | undefined,
  close() {
    const { afterClose } = this;
    this.shown = undefined;
    this.afterClose = undefined;
    afterClose?.();
  },
};

function textOf(content: unknown): string {
  return isValidElement<{ text: string }>(content) ? content.props.text : String(content);
}

beforeEach(async () => {
  // Loaded on demand in the app; preloaded here.
  await import('../../src/ui/overlay/toast-view');
  vi.spyOn(Toast, 'clear').mockImplementation(() => place.close());
  vi.spyOn(Toast, 'show').mockImplementation((options) => {
    if (typeof options === 'string') throw new Error('Toasts are asked for by their parts');
    place.shown =
      options.icon === 'loading' ? `${textOf(options.content)}…` : `${textOf(options.content)} for ${options.duration}`;
    place.afterClose = options.afterClose;
    return { close: () => place.close() };
  });
});
afterEach(async () => {
  place.close();
  await settled();
});

const shows = (text: string | undefined) => vi.waitFor(() => expect(place.shown).toBe(text));
/** Waits for all pending promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('A toast', () => {
  it.each([
    [undefined, 3000],
    [0, 3000],
    [300, 3000],
    [-5, 3000],
    [Number.NaN, 3000],
    [301, 301],
    [5000, 5000],
  ])('with the time %s stays %i ms', (given, stays) => expect(toastDuration(given)).toBe(stays));

  it('shows its text for its duration', async () => {
    showToast('Copied');
    await shows('Copied for 3000');
    showToast('Saved', { duration: 500 });
    await shows('Saved for 500');
  });

  it('is replaced by the next one, also immediately', async () => {
    showToast('First');
    showToast('Second');
    await shows('Second for 3000');
    await settled();
    expect(place.shown).toBe('Second for 3000');
  });

  it('is removed when its screen is left, also while its file is loading', async () => {
    showToast('Copied');
    await shows('Copied for 3000');
    leaveScreen();
    await shows(undefined);
    showToast('Copied');
    leaveScreen();
    await settled();
    expect(place.shown).toBeUndefined();
  });

  it('about an action that opens the next screen stays there, and is removed when that one is left', async () => {
    showToast('Registered');
    keepForNextScreen();
    leaveScreen();
    await shows('Registered for 3000');
    await settled();
    expect(place.shown).toBe('Registered for 3000');
    leaveScreen();
    await shows(undefined);
  });

  it('is not kept because of an earlier one', async () => {
    showToast('Registered');
    keepForNextScreen();
    showToast('Copied');
    leaveScreen();
    await settled();
    expect(place.shown).toBeUndefined();
  });
});

describe('A loading sign', () => {
  it('is removed when the last of the calls has ended', async () => {
    const endFirst = showLoading('Sending');
    const endSecond = showLoading('Saving');
    await shows('Saving…');
    endSecond();
    await shows('Sending…');
    endFirst();
    await shows(undefined);
  });

  it('ends once, even if its function is called again, and does not end another one', async () => {
    const endFirst = showLoading('First');
    const endSecond = showLoading('Second');
    endFirst();
    endFirst();
    endFirst();
    await settled();
    expect(place.shown).toBe('Second…');
    endSecond();
    await shows(undefined);
  });

  it('does not hide the message of another call when it ends', async () => {
    const end = showLoading('Sending');
    await shows('Sending…');
    showToast('Refused');
    end();
    await shows('Refused for 3000');
    await settled();
    expect(place.shown).toBe('Refused for 3000');
  });

  it('is hidden by a message, and shown again after it', async () => {
    showToast('Refused');
    await shows('Refused for 3000');
    const end = showLoading('Sending');
    await settled();
    expect(place.shown).toBe('Refused for 3000');
    place.close();
    await shows('Sending…');
    end();
    await shows(undefined);
  });

  it('of a call that ended during a message is not shown again after it', async () => {
    showToast('Refused');
    const end = showLoading('Sending');
    end();
    await shows('Refused for 3000');
    place.close();
    await settled();
    expect(place.shown).toBeUndefined();
  });

  it('stays when a screen is left, because its call goes on', async () => {
    const end = showLoading('Sending');
    await shows('Sending…');
    leaveScreen();
    await settled();
    expect(place.shown).toBe('Sending…');
    end();
    await shows(undefined);
  });

  it('of a call that is answered immediately is removed', async () => {
    showLoading('Sending')();
    await settled();
    expect(place.shown).toBeUndefined();
  });
});
