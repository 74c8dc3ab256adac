import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import { UNTIL_CLEARED } from '../until-cleared';
import { PATHS, watchAnswer } from './app';
import {
  complaintForm,
  description,
  file,
  leave,
  photo,
  pick,
  picker,
  submit,
  submitButton,
  uploaded,
} from './complaint-form';

const { answerDelayed, open, sandbox, saves, uploadTo, uploads } = complaintForm();

async function submitWithSlowPhoto() {
  const app = await open();
  await pick(app.user, file('slow.jpg'));
  await photo(1);
  await submit(app);
  return app;
}

describe('A photo', () => {
  it('is chosen one by one, and sent in the order of choice, not of upload', async () => {
    const { user } = await open();
    expect(await picker()).not.toHaveAttribute('multiple');
    expect(await picker()).toHaveAccessibleDescription(en['complaint.photosHint']);
    await uploadTo('/images/one.jpg', UNTIL_CLEARED);
    await uploadTo('https://a.example/two.jpg?x=1');
    await pick(user, file('one.jpg'));
    expect(await within(await photo(1)).findByRole('progressbar')).toBeInTheDocument();
    await vi.waitUntil(async () => (await uploads()).length === 1);
    const progress = within(await photo(1)).getByRole('progressbar');
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', expect.stringMatching(/^\d+$/)));
    expect(progress).toHaveAttribute('aria-valuetext', `${progress.getAttribute('aria-valuenow')}%`);
    // The second is uploaded before the first.
    await pick(user, file('two.jpg'));
    await uploaded(2);
    expect(await screen.findByText('Charging successful!')).toBeVisible();
    expect(within(await photo(2)).getByText('Photo added')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Photos (2 of 9)' })).toBeVisible();
    expect(within(await photo(1)).queryByText('Photo added')).not.toBeInTheDocument();
    await answerDelayed(PATHS.photo);
    await uploaded(1);
    const [upload] = await uploads();
    expect(upload).toMatchObject({ method: 'POST', path: PATHS.photo });
    expect(Object.keys(upload?.body ?? {})).toEqual(['problemImage']);
    await sandbox.answer(PATHS.complaintSave, {}, { ms: UNTIL_CLEARED });
    await submit({ user });
    await vi.waitUntil(async () => (await saves()).length === 1);
    // What is sent stays as it is.
    expect(screen.getByRole('button', { name: 'Remove photo 1' })).toBeDisabled();
    expect(await picker()).toBeDisabled();
    await answerDelayed(PATHS.complaintSave);
    await screen.findByRole('dialog', { name: 'Your complaint was sent' });
    expect((await saves())[0]?.body.problemImage).toBe('/images/one.jpg,https://a.example/two.jpg?x=1');
  });

  it('can be added until there are nine at most: then the file input is removed', async () => {
    const { user } = await open();
    for (let number = 1; number <= 9; number += 1) {
      await pick(user, file(`${number}.jpg`));
      await photo(number);
    }
    expect(screen.queryByLabelText('Add a photo')).not.toBeInTheDocument();
    expect(screen.queryByText('Add a photo')).not.toBeInTheDocument();
    // Four in a row; a media query makes it three on a phone.
    const grid = (await photo(1)).closest<HTMLElement>('.adm-grid');
    expect(grid?.style.getPropertyValue('--columns')).toBe('4');
    for (let number = 1; number <= 9; number += 1) await uploaded(number);
    expect(await uploads()).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Remove photo 5' }));
    expect(await picker()).toBeEnabled();
    expect(screen.getAllByRole('group')).toHaveLength(8);
    // The former sixth one.
    expect(screen.getByRole('button', { name: 'View photo 5' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove photo 8' }));
    expect(await picker()).toHaveFocus();
  });

  it('that is removed while it is uploaded is not said to be uploaded', async () => {
    const { user } = await open();
    await uploadTo('/images/one.jpg', UNTIL_CLEARED);
    const toastsAfterAnswer = await watchAnswer(PATHS.photo);
    await pick(user, file('one.jpg'));
    await vi.waitUntil(async () => (await uploads()).length === 1);
    await user.click(await screen.findByRole('button', { name: 'Remove photo 1' }));
    await answerDelayed(PATHS.photo);
    expect(await toastsAfterAnswer()).toEqual([]);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('that fails does not affect the others, shows the reason, and can be retried', async () => {
    const { user } = await open();
    await pick(user, file('1.jpg'));
    await uploaded(1);
    await sandbox.fault({ path: PATHS.photo, kind: 'refuse', message: 'The disk is full' });
    await pick(user, file('2.jpg'));
    expect(await screen.findByText('The disk is full', { selector: '.adm-toast-main *' })).toBeVisible();
    await pick(user, file('3.jpg'));
    await uploaded(3);
    const retry = await within(await photo(2)).findByRole('button', { name: 'Try again' });
    expect(retry).toHaveAccessibleDescription('Photo 2 was not uploaded: The disk is full');
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await submit({ user });
    const failed = await screen.findByText('Some photos were not uploaded. Try them again or remove them.');
    expect(await saves()).toEqual([]);
    // It belongs to the tap on Submit.
    await user.type(await description(), '!');
    expect(failed).not.toBeInTheDocument();
    await user.click(retry);
    await uploaded(2);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
    await user.click(submitButton());
    await screen.findByRole('dialog');
    expect(String((await saves())[0]?.body.problemImage).split(',')).toHaveLength(3);
  });

  // What is no photo, and which cannot be decoded: `tests/rules/complaint-photos.test.ts`.
  it('that is none, or cannot be decoded, is refused with a message of its own, and the draft stays', async () => {
    const words = 'This browser cannot read HEIC photos. Choose a JPEG.';
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValueOnce(new Error('not decodable'));
    const { user } = await open();
    await user.type(await description(), 'Kept');
    await pick(user, file('a.jpg', '%PDF-1.7'));
    expect((await screen.findAllByText(/^This file is not a photo/)).length).toBeGreaterThan(0);
    await pick(user, file('a.heic', '\0\0\0\x18ftypheic', 'image/heic'));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(await uploads()).toEqual([]);
    expect(await description()).toHaveValue('Kept');
    await pick(user, file('good.jpg'));
    await uploaded(1);
    expect(within(screen.getByRole('main')).queryByText(words)).not.toBeInTheDocument();
  });

  it('that is refused while Submit waits for it stops the complaint', async () => {
    let refuse = (_error: Error) => {};
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
    );
    const { user } = await open();
    await pick(user, file('a.jpg'));
    await photo(1);
    await submit({ user });
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    refuse(new Error('not decodable'));
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'false'));
    expect(await saves()).toEqual([]);
  });

  it('that is uploading makes Submit wait, and then the complaint is sent', async () => {
    await sandbox.fault({ path: PATHS.photo, kind: 'delay', ms: UNTIL_CLEARED });
    await submitWithSlowPhoto();
    expect(submitButton()).toHaveAccessibleDescription('Waiting for 1 photo, then we send it');
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    expect(await saves()).toEqual([]);
    await answerDelayed(PATHS.photo);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect((await saves()).map(({ body }) => String(body.problemImage).startsWith('/images/'))).toEqual([true]);
  });

  it('that is uploading sends nothing after a change or a step back, which says so', async () => {
    await sandbox.fault({ path: PATHS.photo, kind: 'delay', ms: UNTIL_CLEARED });
    const { user } = await submitWithSlowPhoto();
    await user.type(await description(), ' at noon');
    expect(submitButton()).toHaveAttribute('aria-busy', 'false');
    await submit({ user });
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(submitButton()).toHaveAttribute('aria-busy', 'false');
    expect(await saves()).toEqual([]);
    await sandbox.fault({ path: PATHS.photo, kind: 'delay', ms: UNTIL_CLEARED });
    await pick(user, file('b.jpg'));
    await photo(1);
    await submit({ user });
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Your complaint has not been sent yet.')).toBeVisible();
    expect(await saves()).toEqual([]);
  });

  it('that is uploading when the page is closed is missed when it is opened again, until another one is chosen', async () => {
    await sandbox.fault({ path: PATHS.photo, kind: 'delay', ms: UNTIL_CLEARED });
    const first = await open();
    await pick(first.user, file('a.jpg'));
    await photo(1);
    const saved = { ...localStorage };
    await answerDelayed(PATHS.photo);
    await uploaded(1);
    await leave(first);
    Object.assign(localStorage, saved);
    const { user } = await open();
    expect(await screen.findByText('1 photo was not uploaded. Choose it again.')).toBeVisible();
    await pick(user, file('a.jpg'));
    expect(screen.queryByText(/was not uploaded/)).not.toBeInTheDocument();
  });

  it('that fails while Submit waits for it stops the complaint', async () => {
    await sandbox.fault({ path: PATHS.photo, kind: 'refuse', message: 'Too slow', ms: UNTIL_CLEARED });
    await submitWithSlowPhoto();
    (await description()).focus();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await answerDelayed(PATHS.photo);
    expect(await screen.findByText(/Some photos were not uploaded/)).toBeVisible();
    // Who writes keeps the text in sight.
    expect(scroll).not.toHaveBeenCalled();
    expect(submitButton()).toHaveAttribute('aria-busy', 'false');
    expect(await saves()).toEqual([]);
  });
});
