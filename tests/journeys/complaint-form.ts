/** What the tests of the complaint form share. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type HeldTimers, holdTimers } from '../hold-timers';
import { type OpenedApp, openApp } from './app';
import { freshSandbox, type TestSandbox } from './sandbox';

export const SAVE = '/user-problem/problem-save';
export const UPLOAD = '/user-problem/upload-problem-img';
export const ABOUT_COLLECTION = '/complainPageNext?problemType=1&problemSonType=12&orderNo=1000174';
export const ABOUT_CHARGES = '/complainPageNext?problemType=3&orderNo=1000174';

/** Starts a sandbox for the file. Each test has another borrower, because failed photos stay until the page is closed. */
export function complaintForm() {
  let sandbox: TestSandbox;
  let sentTimer: HeldTimers;
  let borrower = 0;
  beforeAll(async () => {
    sandbox = await freshSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await sandbox.reset();
    borrower += 1;
    sentTimer = holdTimers(1500);
  });
  const parameters = () => ({ userId: `writer-${borrower}` });
  return {
    sandbox: () => sandbox,
    /** Parameters of the test's borrower. */
    parameters,
    open: (route = ABOUT_CHARGES, others = {}) =>
      openApp(route, { sandbox, parameters: { ...parameters(), ...others } }),
    /** The timer that closes the dialog of a sent complaint. */
    sentTimer: () => sentTimer,
    saves: () => sandbox.calls(SAVE),
    uploads: () => sandbox.calls(UPLOAD),
    /** The next upload answers with this address. */
    uploadTo: (url: string, ms = 0) => sandbox.fault({ path: UPLOAD, kind: 'data', data: { url }, ms }),
    /** Waits for the call of a path that a fault delays, then lets the sandbox answer it. */
    answerDelayed: async (path: string) => {
      await waitFor(async () => expect(await sandbox.calls(path)).not.toEqual([]));
      await sandbox.clearFaults();
    },
  };
}

export const description = () => screen.findByRole('textbox', { name: 'Description' });
export const submitButton = () => screen.getByRole('button', { name: 'Submit' });
export const picker = () => screen.findByLabelText<HTMLInputElement>('Add a photo');
export const pick = async (user: UserEvent, chosen: File) => user.upload(await picker(), chosen);
export const photo = (number: number) => screen.findByRole('group', { name: `Photo ${number}` });
export const uploaded = async (number: number) => {
  const group = await photo(number);
  await waitFor(() => expect(within(group).queryByRole('progressbar')).not.toBeInTheDocument());
  return group;
};

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xd9];
export const file = (name: string, bytes: readonly number[] | string = JPEG, type = 'image/jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });

/** Closes the page, as when the web view is killed: only saved data is left. */
export async function leave(app: OpenedApp): Promise<void> {
  app.unmount();
  // The draft's timer of 0 ms runs before this one.
  await new Promise((resolve) => setTimeout(resolve));
}
