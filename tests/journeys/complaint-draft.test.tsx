import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UNTIL_CLEARED } from '../until-cleared';
import { PATHS } from './app';
import {
  ABOUT_COLLECTION,
  complaintForm,
  description,
  file,
  leave,
  photo,
  pick,
  sendComplaint,
  submit,
  submitButton,
  uploaded,
} from './complaint-form';

const { answerDelayed, open, sandbox, saves, uploadTo, uploads } = complaintForm();

// Whose it is and what about: `tests/rules/complaint-draft.dom.test.ts`.
describe('The draft', () => {
  it('is restored with its text and photos after the page was closed', async () => {
    const first = await open(ABOUT_COLLECTION);
    await pick(first.user, file('a.jpg'));
    await uploaded(1);
    await first.user.type(await description(), 'Half a sent');
    await leave(first);
    const { user } = await open(ABOUT_COLLECTION);
    expect(await description()).toHaveValue('Half a sent');
    expect(await screen.findByText('We kept what you had written. It has not been sent yet.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'View photo 1' })).toBeVisible();
    await user.click(submitButton());
    await screen.findByRole('dialog');
    expect(String((await saves())[0]?.body.problemImage)).toMatch(/^\/images\//);
  });

  it('has the word that an input method is still composing', async () => {
    const first = await open();
    const area = await description();
    fireEvent.compositionStart(area);
    fireEvent.input(area, { target: { value: 'Half a wor' }, isComposing: true });
    await leave(first);
    await open();
    expect(await description()).toHaveValue('Half a wor');
  });

  describe('that another tab has changed', () => {
    const RESTORED = 'We kept what you had written. It has not been sent yet.';
    const KEPT = /\btxt\.complaintDraft\b/;
    const kept = () => JSON.parse(Object.entries(localStorage).find(([key]) => KEPT.test(key))?.[1] ?? 'null');
    /** As the other tab does. */
    const saveInOtherTab = (change: object) => {
      const [key = ''] = Object.keys(localStorage).filter((each) => KEPT.test(each));
      localStorage.setItem(key, JSON.stringify({ ...kept(), ...change }));
    };

    it.each([
      ['at once', () => fireEvent(window, new StorageEvent('storage'))],
      ['when the page is shown again', () => fireEvent(document, new Event('visibilitychange'))],
    ])('is shown %s, and written on', async (_when, notice) => {
      const { user } = await open();
      await user.type(await description(), 'Old');
      saveInOtherTab({ text: 'Old and longer' });
      notice();
      expect(await description()).toHaveValue('Old and longer');
      expect(screen.getByText(RESTORED)).toBeVisible();
      await user.type(await description(), '!');
      expect(kept().text).toBe('Old and longer!');
    });

    it('is not replaced by an older text', async () => {
      const { user } = await open();
      await user.type(await description(), 'Old');
      saveInOtherTab({ text: 'Old and longer' });
      await user.type(await description(), 'x');
      expect(await description()).toHaveValue('Old and longer');
      expect(kept().text).toBe('Old and longer');
    });

    it('has the photos of both tabs', async () => {
      await uploadTo('/images/late.jpg', UNTIL_CLEARED);
      const { user } = await open();
      await user.type(await description(), 'Old');
      await pick(user, file('late.jpg'));
      await photo(1);
      saveInOtherTab({ text: 'Longer', photos: ['/images/other.jpg'] });
      await answerDelayed(PATHS.photo);
      await waitFor(() =>
        expect(kept()).toEqual({ text: 'Longer', photos: ['/images/other.jpg', '/images/late.jpg'], pending: 0 }),
      );
    });

    it('stays if the other tab has sent its complaint', async () => {
      const { user } = await open();
      await user.type(await description(), 'Mine');
      localStorage.clear();
      fireEvent(window, new StorageEvent('storage'));
      await user.type(await description(), '!');
      expect(kept().text).toBe('Mine!');
    });
  });

  it('of another type is removed after one was sent, and its uploads are aborted', async () => {
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    await sandbox.fault({ path: PATHS.photo, kind: 'hang' });
    const other = await open('/complainPageNext?problemType=4&orderNo=1000174');
    await other.user.type(await description(), 'Another');
    await pick(other.user, file('late.jpg'));
    await photo(1);
    await leave(other);
    const form = await open();
    await waitFor(async () => expect(await uploads()).toHaveLength(1));
    expect(abort).not.toHaveBeenCalled();
    await sendComplaint(form, 'Sent');
    expect(abort).toHaveBeenCalledOnce();
    expect(Object.keys(localStorage).join()).not.toContain('complaintDraft');
  });

  it('is emptied when its complaint is sent, also if the form was opened again meanwhile', async () => {
    await sandbox.fault({ path: PATHS.complaintSave, kind: 'delay', ms: UNTIL_CLEARED });
    const first = await open();
    await submit(first, 'Sent');
    await leave(first);
    const { user } = await open();
    expect(await description()).toHaveValue('Sent');
    await answerDelayed(PATHS.complaintSave);
    await waitFor(async () => expect(await description()).toHaveValue(''));
    await user.type(await description(), 'New');
    expect(await description()).toHaveValue('New');
  });

  it('continues to upload photos while another screen is shown', async () => {
    await uploadTo('/images/late.jpg', UNTIL_CLEARED);
    const first = await open();
    await pick(first.user, file('late.jpg'));
    await photo(1);
    await leave(first);
    await answerDelayed(PATHS.photo);
    await waitFor(() => expect(Object.values(localStorage).join()).toContain('/images/late.jpg'));
    await open();
    expect(await photo(1)).toBeVisible();
  });

  it('shows a notice when storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await open();
    await user.type(await description(), 'x');
    expect(await screen.findByText(/This device is not letting us keep your draft/)).toBeVisible();
    expect(await description()).toHaveValue('x');
  });
});
