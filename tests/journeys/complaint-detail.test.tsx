import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectOnConsole } from '../console';
import { type HeldTimers, holdTimers } from '../hold-timers';
import { UNTIL_CLEARED } from '../until-cleared';
import { appOfFile, heading, PATHS, ROUTES, returnToPage, textsOf } from './app';
import { sendComplaint } from './complaint-form';

const ROUTE = '/complainDetails?problemId=77';
const ITEM = { id: 77, time: '2026-11-20 10:00:00', type: 'Collection', content: 'Words' };

/** ms after the complaint was loaded. */
const RATING_DELAY = 3000;

const { sandbox, open } = appOfFile({ route: ROUTE });
const complaint = {
  type: 'Collection',
  sonType: 'Too many calls',
  problemId: 77,
  content: 'First line\nsecond line',
  images: 'https://a.example/1.jpg,data:image/jpeg;base64,/9j/4AA=,javascript:alert(1)',
  disposeDetail: 'We are sorry',
  disposeImages: ['https://a.example/2.png'],
  isNeedScore: 0,
};
const answer = (fields = {}, times = 1) =>
  sandbox.answer(PATHS.complaintDetail, { ...complaint, ...fields }, { times });

/** One step of the complaint's progress. */
const step = async (name: string) => {
  const places = await screen.findAllByText(name);
  const [found] = places.flatMap((place) => place.closest<HTMLElement>('.adm-step') ?? []);
  if (found === undefined) throw new Error(`no step ${name}`);
  return found;
};

describe('A complaint', () => {
  it('is shown with its answer, all its steps done, can be printed, and asks for no rating', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const delays = holdTimers(RATING_DELAY);
    await answer();
    const { user } = await open();
    expect(await heading('Your complaint')).toBeVisible();
    for (const text of ['77', 'Collection', 'Too many calls', 'We are sorry'])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('banner')).toContainElement(screen.getByRole('heading', { name: 'Collection' }));
    expect(screen.getByText(/First line/).textContent).toBe('First line\nsecond line');
    for (const name of ['Sent', 'In review', 'Answered']) expect(await step(name)).toHaveTextContent(`${name}done`);
    // Unsafe image addresses are omitted.
    const pictures = screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
    expect(pictures).toEqual(['Photo 1 of the answer', 'Photo 1', 'Photo 2']);
    const [call] = await sandbox.calls(PATHS.complaintDetail);
    expect(call).toMatchObject({ method: 'GET', query: { problemId: '77' } });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(delays.count()).toBe(0);
  });

  it('opens a photo in the viewer, which keeps the focus, and restores it; the page scrolls again', async () => {
    // antd-mobile measures the size of a pixel, which jsdom does not have.
    expectOnConsole(/px tester/);
    await answer();
    const { user } = await open();
    const photo = await screen.findByRole('button', { name: 'Photo 2' });
    await user.click(photo);
    const viewer = await screen.findByRole('dialog', { name: 'Photo 2' });
    expect(viewer).toHaveAttribute('aria-modal', 'true');
    expect(within(viewer).getAllByRole('img', { hidden: true })[1]).toHaveAttribute('alt', 'Photo 2');
    for (let stop = 0; stop < 2; stop += 1) {
      await user.tab();
      expect(within(viewer).getByRole('button', { name: 'Close' })).toHaveFocus();
    }
    expect(document.body.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(photo).toHaveFocus();
    expect(document.body.style.overflow).toBe('');
  });

  it('can be copied as text, and by its number', async () => {
    const written: string[] = [];
    await answer({ images: ['https://a.example/1.jpg'] });
    const { user } = await open();
    await screen.findByText('We are sorry');
    Object.defineProperty(window.navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(written.at(-1)).toBe(
      [
        'Complaint number: 77',
        'Type: Collection',
        'What happened: Too many calls',
        'What you told us:\nFirst line\nsecond line',
        'Images: https://a.example/1.jpg',
        'Our answer: We are sorry',
        'Images of the answer: https://a.example/2.png',
      ].join('\n'),
    );
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(written.at(-1)).toBe('77'));
  });

  it('that is answered by a photo alone is not copied as pending, and has the number of the address', async () => {
    await answer({ disposeDetail: '', problemId: undefined });
    const { user } = await open();
    await screen.findByRole('button', { name: /^Photo 1 of the answer/ });
    expect(screen.getByText('77')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('Images of the answer: https://a.example/2.png');
    expect(copied).not.toContain('Our answer');
  });

  it('that is pending is sent, without unknown times, dates and states', async () => {
    await answer({ disposeDetail: '', disposeImages: [] });
    const { user } = await open();
    expect(await step('Sent')).toHaveAttribute('aria-current', 'step');
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(await navigator.clipboard.readText()).toMatch(/^Our answer: Pending$/m);
    for (const name of ['In review', 'Answered']) {
      expect((await step(name)).textContent).toBe(name);
      expect(await step(name)).not.toHaveAttribute('aria-current');
    }
    expect(screen.queryByText(/\d{4}-\d\d-\d\d|Answer due/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Customer service' }));
    expect(await heading('Customer service')).toBeVisible();
  });

  it.each([
    ['Pending', 'Sent', ['Sentdone2026-11-20 10:00:00', 'In reviewnot yet', 'Answerednot yet']],
    ['In review', 'In review', ['Sentdone2026-11-20 10:00:00', 'In review', 'Answerednot yet']],
  ])('has one state, by a link as from the list: %s', async (title, current, texts) => {
    const other = { ...ITEM, id: 76, time: '2026-01-01 10:00:00', content: 'Another one' };
    const tabs = [{ title, list: [other, ITEM] }];
    await sandbox.answer(PATHS.complaintList, { tabs }, { times: 2 });
    await answer({ disposeDetail: '', disposeImages: [] }, 2);
    const expectState = async () => {
      await waitFor(() => expect(textsOf([...document.querySelectorAll('.adm-step')])).toEqual(texts));
      expect(document.querySelector('[aria-current="step"]')).toBe(await step(current));
      expect(screen.getByText(title, { selector: 'b' })).toBeVisible();
      for (const other of ['Pending', 'In review'].filter((state) => state !== title))
        expect(screen.queryByText(other, { selector: 'b' })).not.toBeInTheDocument();
    };
    const byLink = await open();
    await expectState();
    byLink.unmount();
    // The answer may have another number than the list and the address.
    await sandbox.answer(PATHS.complaintList, { tabs });
    await answer({ disposeDetail: '', disposeImages: [], problemId: 'Q-77' });
    const byOtherNumber = await open();
    await expectState();
    byOtherNumber.unmount();
    const { user } = await open('/complaintList');
    await user.click(await screen.findByRole('link', { name: /Words/ }));
    await heading('Your complaint');
    await expectState();
  });

  it('reads its state again if the list was loaded more than a minute ago', async () => {
    for (const title of ['Pending', 'In review']) {
      const tabs = [{ title, list: [ITEM] }];
      await sandbox.answer(PATHS.complaintList, { tabs });
    }
    await answer({ disposeDetail: '', disposeImages: [] });
    const { user } = await open('/complaintList');
    const row = await screen.findByRole('link', { name: /Words/ });
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 61_000);
    await user.click(row);
    await heading('Your complaint');
    await waitFor(async () => expect(await step('In review')).toHaveAttribute('aria-current', 'step'));
  });

  it('opened by a link shows the same times, from the list that is loaded after the complaint', async () => {
    await sandbox.answer(PATHS.complaintList, { tabs: [{ title: 'All', list: [ITEM] }] });
    await answer({ disposeDetail: '', disposeImages: [] });
    await open(ROUTE, { appName: 'PrestamoPrueba' });
    // Until then another date reserves the place, unseen.
    await waitFor(async () => expect(await step('Answered')).toHaveTextContent('Answer due by 2026-12-04'));
    expect(await step('Sent')).toHaveTextContent('2026-11-20 10:00');
    const calls = (await sandbox.calls())
      .map(({ path }) => path)
      .filter((path) => path === PATHS.complaintDetail || path === PATHS.complaintList);
    expect(calls).toEqual([PATHS.complaintDetail, PATHS.complaintList]);
  });

  it.each([
    ['PrestamoPrueba', 'Too many calls', 1],
    ['PrestamoPrueba', null, 0],
  ])("about collection shows the brand's text on rights: %s, sub-type %j", async (appName, sonType, count) => {
    await answer({ sonType });
    await open(ROUTE, { appName });
    await screen.findByText('We are sorry');
    expect(screen.queryAllByText(/Nobody may threaten you/)).toHaveLength(count);
  });

  it('that the server refuses to show again stays, with the reason and a link to the list', async () => {
    await answer();
    const { user, address } = await open();
    await screen.findByText('We are sorry');
    await sandbox.fault({ path: PATHS.complaintDetail, kind: 'refuse', message: 'Closed tonight' });
    returnToPage();
    const message = await screen.findByRole('button', { name: 'My complaints' });
    expect(message.closest('[role="status"]')).toHaveTextContent('Closed tonight');
    expect(screen.getByText('We are sorry')).toBeVisible();
    await user.click(message);
    expect(address().path).toBe('/complaintList');
  });

  it('of another borrower is refused, with a link to the list', async () => {
    const { user, address } = await open();
    expect(await screen.findAllByText('Complaint not found')).not.toEqual([]);
    const buttons = within(screen.getByRole('main')).getAllByRole('button');
    expect(textsOf(buttons)).toEqual(['My complaints', 'Customer service', 'Try again']);
    await user.click(screen.getByRole('button', { name: 'My complaints' }));
    expect(address().path).toBe('/complaintList');
  });
});

/** The rating of an answered complaint (`CONTRACT.md`, section 6). */
describe('A rating', () => {
  const chooseStars = async (delays: HeldTimers) => {
    act(() => delays.run());
    const dialog = await screen.findByRole('dialog', { name: 'How was your experience?' });
    fireEvent.click(within(dialog).getByRole('radio', { name: '3' }), { detail: 0 });
    return dialog;
  };

  it('is asked for 3 s after a complaint was loaded, sent, and asked for once, also after another complaint was sent', async () => {
    const delays = holdTimers(RATING_DELAY);
    await answer({ isNeedScore: '1' }, 9);
    const first = await open();
    await screen.findByText('We are sorry');
    expect(delays.count()).toBe(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const dialog = await chooseStars(delays);
    await first.user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect((await sandbox.calls(PATHS.rating)).map(({ body }) => body)).toEqual([{ score: '3' }]);
    first.unmount();
    const second = await open();
    await screen.findByText('We are sorry');
    expect(delays.count()).toBe(0);
    second.unmount();
    await sandbox.clearFaults();
    await sandbox.answer(PATHS.complaintDetail, { problemId: 78, disposeDetail: 'We are sorry', isNeedScore: 1 });
    const other = await open('/complainDetails?problemId=78');
    await screen.findByText('We are sorry');
    expect(delays.count()).toBe(1);
    other.unmount();
    await answer({ isNeedScore: '1' }, 9);
    const form = await open(ROUTES.complaintNext);
    await sendComplaint(form);
    form.unmount();
    await open();
    await screen.findByText('We are sorry');
    expect(delays.count()).toBe(0);
  });

  it('that failed says so, also after its dialog was closed', async () => {
    const delays = holdTimers(RATING_DELAY);
    await answer({ isNeedScore: 1 });
    const { user } = await open();
    await screen.findByText('We are sorry');
    await waitFor(() => expect(delays.count()).toBe(1));
    const dialog = await chooseStars(delays);
    await sandbox.fault({ path: PATHS.rating, kind: 'status', status: 500, ms: UNTIL_CLEARED });
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await sandbox.clearFaults();
    expect(await screen.findByText(/^Our service has a problem right now/)).toBeVisible();
  });
});
