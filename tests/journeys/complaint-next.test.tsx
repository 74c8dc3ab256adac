import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type HeldTimers, holdTimers } from '../hold-timers';
import { UNTIL_CLEARED } from '../until-cleared';
import { heading, type OpenedApp, openApp, SESSION, skipRest } from './app';
import { freshSandbox, type TestSandbox } from './sandbox';

const SAVE = '/user-problem/problem-save';
const UPLOAD = '/user-problem/upload-problem-img';
const COLLECTION = '/complainPageNext?problemType=1&problemSonType=12&orderNo=1000174';
const OTHER = '/complainPageNext?problemType=3&orderNo=1000174';
const MISSING = 'Please provide your opinions and suggestions';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

/** Photos that failed stay with their borrower until the page goes, so each journey has its own. */
let borrower = 0;
beforeEach(() => {
  borrower += 1;
});

/** The dialog of a sent complaint stays until the test runs these timers. */
let sentDelay: HeldTimers;
beforeEach(() => {
  sentDelay = holdTimers(1500);
});

const me = () => ({ userId: `writer-${borrower}` });

const open = (route = OTHER, parameters = {}) => openApp(route, { sandbox, parameters: { ...me(), ...parameters } });
const description = () => screen.findByRole('textbox', { name: 'Description' });
const submitButton = () => screen.getByRole('button', { name: 'Submit' });
const picker = () => screen.findByLabelText<HTMLInputElement>('Add a photo');
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16];
const file = (name: string, bytes: readonly number[] | string = JPEG, type = 'image/jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
const photo = (number: number) => screen.findByRole('group', { name: `Photo ${number}` });
const uploaded = async (number: number) => {
  const group = await photo(number);
  await waitFor(() => expect(within(group).queryByRole('progressbar')).not.toBeInTheDocument());
  return group;
};
const pick = async (user: UserEvent, chosen: File) => user.upload(await picker(), chosen);
/** The next upload answers this address. */
const uploadTo = (url: string, ms = 0) => sandbox.fault({ path: UPLOAD, kind: 'data', data: { url }, ms });
const saves = () => sandbox.calls(SAVE);
/** Waits for the call of a path that a fault delays, and lets the sandbox answer it. */
const answerDelayed = async (path: string) => {
  await waitFor(async () => expect(await sandbox.calls(path)).not.toEqual([]));
  await sandbox.clearFaults();
};

/** The page is gone, as after a kill: only what was kept is left. */
async function leave(app: OpenedApp): Promise<void> {
  app.unmount();
  // The draft's own timer of no delay runs before this one.
  await new Promise((resolve) => setTimeout(resolve));
}

describe('The description', () => {
  it('counts, takes 200 units, and ignores what is over, pasted too', async () => {
    const { user } = await open();
    const area = await description();
    expect(screen.getByText('0/200')).toBeVisible();
    await user.click(area);
    await user.paste('a'.repeat(199));
    expect(screen.getByText('199/200')).toBeVisible();
    await user.paste('bcd');
    expect(area).toHaveValue(`${'a'.repeat(199)}b`);
    expect(screen.getByText('200/200')).toBeVisible();
    expect(area).toHaveAccessibleDescription('200/200');
  });

  it('splits no emoji at the end', async () => {
    await open();
    // As a keyboard that does not know the limit would put it in.
    fireEvent.change(await description(), { target: { value: `${'a'.repeat(199)}😀` } });
    expect(await description()).toHaveValue('a'.repeat(199));
  });

  it('lets an input method finish its word before it counts', async () => {
    await open();
    const area = await description();
    fireEvent.compositionStart(area);
    fireEvent.input(area, { target: { value: 'a'.repeat(205) }, isComposing: true });
    expect(area).toHaveValue('a'.repeat(205));
    fireEvent.compositionEnd(area);
    expect(area).toHaveValue('a'.repeat(200));
  });

  it.each(['', '   \n '])('must say something: %j', async (text) => {
    const { user } = await open();
    const area = await description();
    if (text !== '') fireEvent.change(area, { target: { value: text } });
    await user.click(submitButton());
    // In a toast, and beside the field.
    await waitFor(() => expect(screen.getAllByText(MISSING)).toHaveLength(2));
    expect(area).toBeInvalid();
    expect(area).toHaveAccessibleDescription(expect.stringContaining(MISSING));
    expect(await saves()).toEqual([]);
    await user.type(area, 'x');
    expect(area).toBeValid();
  });
});

describe('What was chosen', () => {
  it('stands above the form in words', async () => {
    await open(COLLECTION);
    const chosen = await screen.findByRole('list', { name: 'What your complaint is about' });
    expect(
      within(chosen)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Collection', 'Too many calls, or at odd hours']);
  });

  it('stands there as it came when the words can not be read', async () => {
    await sandbox.fault({ path: '/user-problem/problem-init', kind: 'status', status: 500 });
    await open(COLLECTION);
    const chosen = await screen.findByRole('list', { name: 'What your complaint is about' });
    expect(
      within(chosen)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '12']);
    expect(await description()).toBeVisible();
  });

  it.each([
    ['PrestamoPrueba', COLLECTION, 1],
    ['PrestamoPrueba', OTHER, 0],
    ['PrestamoAzul', COLLECTION, 0],
  ])("brings the brand's text on rights in collection: %s %s", async (appName, route, count) => {
    await open(route, { appName });
    await description();
    expect(screen.queryAllByText(/Nobody may threaten you/)).toHaveLength(count);
  });

  it('is asked for when the address does not say', async () => {
    const { user, address } = await open('/complainPageNext?orderNo=1000174');
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    expect(address().path).toBe('/complaint');
  });
});

describe('Submit', () => {
  it('saves once, clears what was kept, says so for 1.5 s, and returns to the start for good', async () => {
    const { user, address } = await openApp('/complaint?orderId=1000174', { sandbox, parameters: me() });
    await user.click(await screen.findByRole('button', { name: 'Amounts and charges' }));
    localStorage.setItem('of.another.page', 'kept');
    await user.type(await description(), 'My charge is wrong');
    await user.click(submitButton());
    expect(await screen.findByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(address().path).toBe('/complainPageNext');
    await waitFor(() => expect(sentDelay.count()).toBe(1));
    await act(async () => sentDelay.run());
    await screen.findByText('What is it about?');
    expect(address()).toMatchObject({ path: '/complaint', parameters: { ...SESSION, ...me(), orderId: '1000174' } });
    const [call, ...more] = await saves();
    expect(more).toEqual([]);
    expect(call).toMatchObject({ method: 'POST' });
    expect(call?.body).toEqual({
      problemType: '3',
      problemDetail: 'My charge is wrong',
      problemImage: '',
      orderNo: '1000174',
    });
    // Nothing was chosen anew, and back leads to the first start, not to the form.
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    window.history.back();
    await waitFor(() => expect(address().path).toBe('/complaint'));
    expect(screen.queryByLabelText('Description')).not.toBeInTheDocument();
  });

  it('sends the sub-type of collection', async () => {
    const { user } = await open(COLLECTION);
    await user.type(await description(), 'Calls');
    await user.click(submitButton());
    await screen.findByRole('dialog');
    expect((await saves())[0]?.body).toEqual({
      problemType: '1',
      problemSonType: '12',
      problemDetail: 'Calls',
      problemImage: '',
      orderNo: '1000174',
    });
  });

  it.each([2, 3, 5])('saves once at %i taps', async (taps) => {
    const { user } = await open();
    await user.type(await description(), 'Once');
    const button = submitButton();
    for (let tap = 0; tap < taps; tap += 1) fireEvent.click(button);
    await screen.findByRole('dialog');
    for (let tap = 0; tap < taps; tap += 1) fireEvent.click(button);
    await waitFor(() => expect(sentDelay.count()).toBe(1));
    await act(async () => sentDelay.run());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await saves()).toHaveLength(1);
  });

  it('says what the server refused, and keeps everything', async () => {
    await sandbox.fault({ path: SAVE, kind: 'refuse', message: 'Not today' });
    const { user } = await open();
    await user.type(await description(), 'Keep me');
    await user.click(submitButton());
    // In a toast, and above the button.
    await waitFor(() => expect(screen.getAllByText('Not today')).toHaveLength(2));
    expect(await description()).toHaveValue('Keep me');
    skipRest();
    await user.click(submitButton());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it.each(['reset-before', 'empty', 'html'] as const)(
    'does not know when the answer is lost (%s), and sends nothing again',
    async (kind) => {
      await sandbox.fault({ path: SAVE, kind });
      const first = await open();
      await first.user.type(await description(), 'Perhaps');
      await first.user.click(submitButton());
      expect(await screen.findByText('We do not know whether this was sent')).toBeVisible();
      await leave(first);
      const again = await open();
      expect(await description()).toHaveValue('Perhaps');
      expect(await saves()).toHaveLength(1);
      await leave(again);
    },
  );

  it('offers the complaints to look whether a lost one arrived', async () => {
    await sandbox.fault({ path: SAVE, kind: 'reset-after' });
    const { user, address } = await open();
    await user.type(await description(), 'Perhaps');
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: 'My complaints' }));
    expect(address().path).toBe('/complaintList');
    expect(await screen.findByRole('link', { name: /Perhaps/ })).toBeVisible();
  });
});

describe('Photos', () => {
  it('are uploaded one by one, told, shown, and sent in their order', async () => {
    const { user } = await open();
    expect(await picker()).not.toHaveAttribute('multiple');
    await uploadTo('/images/one.jpg', UNTIL_CLEARED);
    await uploadTo('https://a.example/two.jpg?x=1');
    await pick(user, file('one.jpg'));
    expect(await within(await photo(1)).findByRole('progressbar')).toBeInTheDocument();
    await vi.waitUntil(async () => (await sandbox.calls(UPLOAD)).length === 1);
    // The second is on the server before the first.
    await pick(user, file('two.jpg'));
    await uploaded(2);
    expect(await screen.findByText('Charging successful!')).toBeVisible();
    await answerDelayed(UPLOAD);
    await uploaded(1);
    const [upload] = await sandbox.calls(UPLOAD);
    expect(upload?.method).toBe('POST');
    expect(Object.keys(upload?.body ?? {})).toEqual(['problemImage']);
    await user.type(await description(), 'Two photos');
    await sandbox.fault({ path: SAVE, kind: 'data', data: {} });
    await user.click(submitButton());
    await screen.findByRole('dialog');
    expect((await saves())[0]?.body.problemImage).toBe('/images/one.jpg,https://a.example/two.jpg?x=1');
  });

  it('are nine at most: then there is nothing to pick with', async () => {
    const { user } = await open();
    for (let number = 1; number <= 9; number += 1) {
      await pick(user, file(`${number}.jpg`));
      await photo(number);
    }
    expect(screen.queryByLabelText('Add a photo')).not.toBeInTheDocument();
    // Four in a row; a media query makes it three on a phone.
    const grid = (await photo(1)).closest<HTMLElement>('.adm-grid');
    expect(grid?.style.getPropertyValue('--columns')).toBe('4');
    for (let number = 1; number <= 9; number += 1) await uploaded(number);
    expect(await sandbox.calls(UPLOAD)).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Remove photo 5' }));
    expect(await picker()).toBeEnabled();
    expect(screen.getAllByRole('group')).toHaveLength(8);
  });

  it('that fail leave the others alone, say why, and are tried again or removed', async () => {
    const { user } = await open();
    for (let number = 1; number <= 9; number += 1) {
      if (number === 4) await sandbox.fault({ path: UPLOAD, kind: 'refuse', message: 'The disk is full' });
      await pick(user, file(`${number}.jpg`));
      if (number === 4) await within(await photo(4)).findByRole('button', { name: 'Try again' });
      else await uploaded(number);
    }
    const retry = within(await photo(4)).getByRole('button', { name: 'Try again' });
    expect(retry).toHaveAccessibleDescription('Photo 4 was not uploaded: The disk is full');
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await user.type(await description(), 'Nine');
    await user.click(submitButton());
    expect(
      (await screen.findAllByText('Some photos were not uploaded. Try them again or remove them.')).length,
    ).toBeGreaterThan(0);
    expect(await saves()).toEqual([]);
    await user.click(retry);
    await uploaded(4);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
    await user.click(submitButton());
    await screen.findByRole('dialog');
    expect(String((await saves())[0]?.body.problemImage).split(',')).toHaveLength(9);
  });

  it('toast the message of the server when they fail', async () => {
    await sandbox.fault({ path: UPLOAD, kind: 'refuse', message: 'The disk is full' });
    const { user } = await open();
    await pick(user, file('a.jpg'));
    expect(await screen.findByText('The disk is full')).toBeVisible();
  });

  it.each([{ url: 'javascript:alert(1)' }, { url: '' }, {}, null])(
    'answered by no picture (%j) have failed',
    async (data) => {
      await sandbox.fault({ path: UPLOAD, kind: 'data', data });
      const { user } = await open();
      await pick(user, file('a.jpg'));
      expect(await within(await photo(1)).findByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );

  it.each([
    ['empty', file('a.jpg', []), 'This file is empty. Please choose another photo.'],
    [
      'an SVG',
      file('a.svg', '<svg xmlns="x"></svg>', 'image/svg+xml'),
      "Drawings (SVG) can't be sent. Please choose a photo.",
    ],
    ['an SVG in disguise', file('a.jpg', '<svg></svg>'), "Drawings (SVG) can't be sent. Please choose a photo."],
    ['a PDF', file('a.jpg', '%PDF-1.7'), 'This file is not a photo. Please choose a JPEG, PNG or WebP.'],
    ['a text', file('a.txt', 'hello', 'text/plain'), 'This file is not a photo. Please choose a JPEG, PNG or WebP.'],
    ['too large', large(), 'This photo is larger than 20 MB. Please choose a smaller one.'],
  ])('that are %s are refused with words, before anything is sent', async (_what, chosen, words) => {
    const { user } = await open();
    await user.type(await description(), 'Kept');
    // The system's own picker lets "all files" through.
    fireEvent.change(await picker(), { target: { files: [chosen] } });
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(await sandbox.calls(UPLOAD)).toEqual([]);
    expect(await description()).toHaveValue('Kept');
  });

  it.each([
    ['JPEG', file('a.jpg'), 'We cannot read this photo. Choose another one.'],
    [
      'HEIC',
      file('a.heic', '\0\0\0\x18ftypheic', 'image/heic'),
      'This browser cannot read HEIC photos. Choose a JPEG.',
    ],
  ])('that cannot be decoded (%s) are refused with words, and the draft stays', async (_format, chosen, words) => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValueOnce(new Error('not decodable'));
    const { user } = await open();
    await user.type(await description(), 'Kept');
    await pick(user, chosen);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(await sandbox.calls(UPLOAD)).toEqual([]);
    expect(await description()).toHaveValue('Kept');
    await pick(user, file('good.jpg'));
    await uploaded(1);
    expect(within(screen.getByRole('main')).queryByText(words)).not.toBeInTheDocument();
  });

  it('that are refused while they are waited for stop the complaint', async () => {
    let refuse = (_error: Error) => {};
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
    );
    const { user } = await open();
    await user.type(await description(), 'Wait');
    await pick(user, file('a.jpg'));
    await photo(1);
    await user.click(submitButton());
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    refuse(new Error('not decodable'));
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'false'));
    expect(await saves()).toEqual([]);
  });

  it('on their way are waited for, and then the complaint goes by itself', async () => {
    await sandbox.fault({ path: UPLOAD, kind: 'delay', ms: UNTIL_CLEARED });
    const { user } = await open();
    await user.type(await description(), 'Wait');
    await pick(user, file('slow.jpg'));
    await photo(1);
    await user.click(submitButton());
    expect(submitButton()).toHaveAccessibleDescription('Waiting for 1 photo, then we send it');
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    expect(await saves()).toEqual([]);
    await answerDelayed(UPLOAD);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect((await saves()).map(({ body }) => String(body.problemImage).startsWith('/images/'))).toEqual([true]);
  });

  it('that fail while they are waited for stop the complaint', async () => {
    await sandbox.fault({ path: UPLOAD, kind: 'refuse', message: 'Too slow', ms: UNTIL_CLEARED });
    const { user } = await open();
    await user.type(await description(), 'Wait');
    await pick(user, file('slow.jpg'));
    await photo(1);
    await user.click(submitButton());
    await answerDelayed(UPLOAD);
    expect((await screen.findAllByText(/Some photos were not uploaded/)).length).toBeGreaterThan(0);
    expect(submitButton()).toHaveAttribute('aria-busy', 'false');
    expect(await saves()).toEqual([]);
  });
});

describe('The draft', () => {
  it('comes back with its text and its photos after the page was gone', async () => {
    const first = await open(COLLECTION);
    await pick(first.user, file('a.jpg'));
    await uploaded(1);
    await first.user.type(await description(), 'Half a sent');
    await leave(first);
    const { user } = await open(COLLECTION);
    expect(await description()).toHaveValue('Half a sent');
    expect(await screen.findByText('We kept what you had written. You can go on.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'View photo 1' })).toBeVisible();
    await user.click(submitButton());
    await screen.findByRole('dialog');
    expect(String((await saves())[0]?.body.problemImage)).toMatch(/^\/images\//);
  });

  it('is kept at each letter, not when the page goes', async () => {
    const { user } = await open();
    await user.type(await description(), 'abc');
    const kept = () => Object.values(localStorage).filter((value) => String(value).includes('"text":"abc"'));
    expect(kept()).toHaveLength(1);
  });

  it('is never another borrower’s, another order’s or another type’s', async () => {
    const first = await open();
    await first.user.type(await description(), 'Mine');
    await leave(first);
    for (const [route, parameters] of [
      [OTHER, { userId: 'somebody-else' }],
      ['/complainPageNext?problemType=3&orderNo=1000180', {}],
      ['/complainPageNext?problemType=4&orderNo=1000174', {}],
    ] as const) {
      const other = await open(route, parameters);
      expect(await description()).toHaveValue('');
      await leave(other);
    }
  });

  it('is gone after it was sent', async () => {
    const first = await open();
    await first.user.type(await description(), 'Sent');
    await first.user.click(submitButton());
    await waitFor(() => expect(sentDelay.count()).toBe(1));
    await act(async () => sentDelay.run());
    await screen.findByText('What is it about?');
    await leave(first);
    await open();
    expect(await description()).toHaveValue('');
  });

  it('of anything else is gone after one was sent, and a late photo does not bring it back', async () => {
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    onTestFinished(() => abort.mockRestore());
    await sandbox.fault({ path: UPLOAD, kind: 'hang' });
    const other = await open('/complainPageNext?problemType=4&orderNo=1000174');
    await other.user.type(await description(), 'Another');
    await pick(other.user, file('late.jpg'));
    await photo(1);
    await leave(other);
    const { user } = await open();
    await user.type(await description(), 'Sent');
    await waitFor(async () => expect(await sandbox.calls(UPLOAD)).toHaveLength(1));
    expect(abort).not.toHaveBeenCalled();
    await user.click(submitButton());
    await screen.findByRole('dialog', { name: 'Your complaint was sent' });
    expect(abort).toHaveBeenCalledOnce();
    expect(localStorage).toHaveLength(0);
  });

  it('that is shown again while it is being sent is emptied, and can be written anew', async () => {
    await sandbox.fault({ path: SAVE, kind: 'delay', ms: UNTIL_CLEARED });
    const first = await open();
    await first.user.type(await description(), 'Sent');
    await first.user.click(submitButton());
    await leave(first);
    const { user } = await open();
    expect(await description()).toHaveValue('Sent');
    await answerDelayed(SAVE);
    await waitFor(async () => expect(await description()).toHaveValue(''));
    await user.type(await description(), 'New');
    expect(await description()).toHaveValue('New');
  });

  it('goes on uploading while its borrower looks at something else', async () => {
    await uploadTo('/images/late.jpg', UNTIL_CLEARED);
    const first = await open();
    await pick(first.user, file('late.jpg'));
    await photo(1);
    await leave(first);
    await answerDelayed(UPLOAD);
    await waitFor(() => expect(Object.values(localStorage).join()).toContain('/images/late.jpg'));
    await open();
    expect(await photo(1)).toBeVisible();
  });

  it('says when the device keeps nothing', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await open();
    await user.type(await description(), 'x');
    expect(await screen.findByText(/This device is not letting us keep your draft/)).toBeVisible();
    expect(await description()).toHaveValue('x');
    full.mockRestore();
  });

  it('that is damaged is none', async () => {
    const borrower = `userId=${me().userId}`;
    const key = `txt.complaintDraft.${JSON.stringify([borrower, '1000174', '3', null])}`;
    localStorage.setItem(`v1:${encodeURIComponent(borrower)}:${key}`, '{"text":"x","photos":[{}]}');
    await open();
    expect(await description()).toHaveValue('');
    expect(await heading('Complaint')).toBeVisible();
  });
});

/** 60 MB that take no memory. */
function large(): File {
  const chosen = file('large.jpg');
  Object.defineProperty(chosen, 'size', { value: 60 * 1024 * 1024 });
  return chosen;
}
