/** What the tests of the complaint form share. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, vi } from 'vitest';
import { type HeldTimers, holdTimers } from '../hold-timers';
import { appOfFile, enter, type OpenedApp, PATHS, ROUTES } from './app';

export const ABOUT_COLLECTION = '/complainPageNext?problemType=1&problemSonType=12&orderNo=1000174';

/** Call it once per test file. */
export function complaintForm() {
  const { sandbox, open, borrower } = appOfFile({ ownBorrower: true });
  let sentTimer: HeldTimers;
  beforeEach(() => {
    sentTimer = holdTimers(1500);
  });
  return {
    sandbox,
    borrower,
    open: (route = ROUTES.complaintNext, parameters = {}) => open(route, parameters),
    /** The timer that closes the dialog of a sent complaint. */
    sentTimer: () => sentTimer,
    saves: () => sandbox.calls(PATHS.complaintSave),
    uploads: () => sandbox.calls(PATHS.photo),
    /** The next upload answers with this address. */
    uploadTo: (url: string, ms = 0) => sandbox.answer(PATHS.photo, { url }, { ms }),
    /** Waits for the call of a path that a fault delays, then lets the sandbox answer it. */
    answerDelayed: async (path: string) => {
      await waitFor(async () => expect(await sandbox.calls(path)).not.toEqual([]));
      await sandbox.clearFaults();
    },
  };
}

export const description = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
export const submitButton = () => screen.getByRole('button', { name: 'Submit' });
/** Writes a complaint and submits it. */
export async function submit({ user }: Pick<OpenedApp, 'user'>, text = 'My charge is wrong'): Promise<void> {
  await enter(user, await description(), text);
  await user.click(submitButton());
}

/** Writes a complaint, submits it, and waits until it is sent. */
export async function sendComplaint(app: Pick<OpenedApp, 'user'>, text?: string): Promise<HTMLElement> {
  await submit(app, text);
  return screen.findByRole('dialog', { name: 'Your complaint was sent' });
}

export const picker = () => screen.findByLabelText<HTMLInputElement>('Add a photo');
export const pick = async (user: UserEvent, chosen: File) => user.upload(await picker(), chosen);
export const photo = (number: number) => screen.findByRole('group', { name: `Photo ${number}` });
export const uploaded = async (number: number) => {
  const group = await photo(number);
  await waitFor(() => expect(within(group).queryByRole('progressbar')).not.toBeInTheDocument());
  return group;
};

/** @returns lets the browser decode the next photo. */
export function holdDecode(): () => void {
  let decode = () => {};
  const decoded = new Promise<void>((resolve) => {
    decode = resolve;
  });
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValueOnce(decoded);
  return () => decode();
}

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xd9];
export const file = (name: string, bytes: readonly number[] | string = JPEG, type = 'image/jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });

/** Closes the page, as when the web view is killed: only saved data is left. */
export async function leave(app: OpenedApp): Promise<void> {
  app.unmount();
  // The draft's timer of 0 ms runs before this one.
  await new Promise((resolve) => setTimeout(resolve));
}
