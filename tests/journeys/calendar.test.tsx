import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { calendarDay, isoDay } from '../../src/format/dates';
import { installNative } from '../native';
import { appOfFile, PATHS, ROUTES, SESSION } from './app';

/** A brand that names a handler for calendars. */
const NATIVE = { appName: 'PrestamoPrueba' };

const { sandbox, open } = appOfFile({ route: ROUTES.repay });

/** Days from today, as `YYYY-MM-DD`. */
const dayFromToday = (days: number) => isoDay((calendarDay(Date.now()) ?? 0) + days);
const answer = (repayDate: unknown, repayAmount: unknown = 346_045) =>
  sandbox.merge(PATHS.repayment, { repayDate, repayAmount });
const button = (name = 'Add to calendar') => screen.findByRole('button', { name });

/** Collects downloads instead of navigating to them. */
function watchDownloads(): { name: string; file: File }[] {
  const downloads: { name: string; file: File }[] = [];
  const files: File[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as File) - 1}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files[Number(this.href.replace('blob:', ''))];
    if (file !== undefined) downloads.push({ name: this.download, file });
  });
  return downloads;
}

/** A browser that shares the files of this type. @returns the shared files. */
function installShare(type: string, error?: Error): File[] {
  const shared: File[] = [];
  Object.assign(navigator, {
    canShare: ({ files = [] }: ShareData) => files.every((file) => file.type === type),
    share: async ({ files = [] }: ShareData) => {
      if (error) throw error;
      shared.push(...files);
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });
  return shared;
}

describe('Add to calendar', () => {
  it.each([
    [ROUTES.repay, '1', 'Add to calendar', 'Pay ₹3,460.45 to Préstamo Azul', 'Order number: 1000174'],
    [ROUTES.dueOrder, '2', 'Agregar al calendario', 'Pagar $3,460.45 a Préstamo Azul', 'Número de préstamo: 1000174'],
  ])('downloads the due date from %s in language %s', async (route, language, label, title, notes) => {
    const downloads = watchDownloads();
    const day = dayFromToday(12);
    await answer(`${day} 23:59:59`);
    const { user } = await open(route, { language });
    await user.click(await button(label));
    await waitFor(() => expect(downloads.length).toBe(1));
    // Whoever has cancelled it taps again.
    await user.click(await button(label));
    await waitFor(() => expect(downloads.length).toBe(2));
    const text = (await downloads[0]?.file.text())?.replaceAll('\r\n ', '');
    expect(downloads[0]?.name).toBe(`${day}.ics`);
    expect(downloads[0]?.file.type).toBe('text/calendar');
    expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`);
    expect(text).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}\r\n`);
    expect(text).toContain(`DESCRIPTION:${notes}\r\n`);
    for (const value of [SESSION.sessionId, SESSION.mobilePhone, SESSION.deviceId]) expect(text).not.toContain(value);
  });

  // Without a date: `order.test.tsx`.
  it.each([
    [0, 1],
    [-1, 0],
  ])('for a due date %i days from today is there %i times', async (days, count) => {
    await answer(dayFromToday(days));
    const { settled } = await open();
    await button('Tienda Uno');
    await settled();
    expect(screen.queryAllByRole('button', { name: 'Add to calendar' })).toHaveLength(count);
  });

  it('names an amount that is a text as it came, and none that is missing', async () => {
    const downloads = watchDownloads();
    for (const amount of ['on request', null]) {
      await answer(dayFromToday(3), amount);
      const { user, unmount } = await open();
      await user.click(await button());
      await waitFor(() => expect(downloads).toHaveLength(amount === null ? 2 : 1));
      unmount();
    }
    const titles = await Promise.all(downloads.map(async ({ file }) => /SUMMARY:(.*)/.exec(await file.text())?.[1]));
    expect(titles).toEqual(['Pay on request to Préstamo Azul', 'Pay your loan to Préstamo Azul']);
  });

  it('shares the file in a native application without such a handler, where it can', async () => {
    installNative('closeWebView');
    await answer(dayFromToday(5));
    const without = await open();
    await screen.findByRole('button', { name: 'Tienda Uno' });
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    without.unmount();

    const downloads = watchDownloads();
    const shared = installShare('text/calendar');
    await answer(dayFromToday(5));
    const { user } = await open();
    await user.click(await button());
    await waitFor(() => expect(shared).toHaveLength(1));
    expect(await shared[0]?.text()).toContain('BEGIN:VEVENT');
    expect(downloads).toEqual([]);
  });

  it('says that sharing failed, but not that the borrower cancelled it', async () => {
    installNative('closeWebView');
    for (const name of ['AbortError', 'NotAllowedError']) {
      installShare('text/calendar', new DOMException('no', name));
      await answer(dayFromToday(5));
      const { user, unmount } = await open();
      await user.click(await button());
      if (name === 'NotAllowedError') expect(await screen.findByText('The date could not be added.')).toBeVisible();
      else expect(screen.queryByText('The date could not be added.')).toBeNull();
      unmount();
    }
  });

  it('does not replace the due date by that of an extension, which is not paid yet', async () => {
    const downloads = watchDownloads();
    await answer(dayFromToday(5));
    // Without a plan the hero has the new due date.
    await sandbox.merge(PATHS.extension, { repayPlan: [] });
    for (const route of [ROUTES.repay, ROUTES.extension]) {
      const { user, unmount } = await open(route);
      const [first] = await screen.findAllByRole('button', { name: 'Add to calendar' });
      await user.click(first as HTMLElement);
      await waitFor(() => expect(downloads).toHaveLength(route === ROUTES.repay ? 1 : 2));
      unmount();
    }
    const ids = await Promise.all(downloads.map(async ({ file }) => /UID:(.*)/.exec(await file.text())?.[1]));
    expect(ids[0]).toMatch(/^1000174\./);
    expect(new Set(ids).size).toBe(2);
  });

  it('has the product of an offer, so that another offer does not replace it', async () => {
    const downloads = watchDownloads();
    const { user } = await open('/confirm-loan?productId=101');
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(downloads.length).toBe(1));
    expect(await downloads[0]?.file.text()).toMatch(/^UID:101\.[\d-]+\.instalment-1@/m);
  });

  it.each([
    ['1', 'Add to calendar', 'Pay your loan to Préstamo de Prueba', 'Pay ₹2,000.00 to Préstamo de Prueba'],
    ['2', 'Agregar al calendario', 'Pagar tu préstamo a Préstamo de Prueba', 'Pagar $2,000.00 a Préstamo de Prueba'],
  ])(
    'passes the new due date of an extension, which is not paid yet, and each instalment of its plan to the handler that the brand names (language %s)',
    async (language, name, ...titles) => {
      const condition = language === '1' ? ' (if you extend)' : ' (si extiendes)';
      const notes = language === '1' ? 'Order number: 1000174' : 'Número de préstamo: 1000174';
      const downloads = watchDownloads();
      const messages = installNative('addToCalendar');
      const [date = '', first = '', today = ''] = [30, 15, 0].map(dayFromToday);
      await sandbox.merge(PATHS.extension, {
        delayInfo: { delayAmount: 17_280, delayTime: date },
        repayPlan: [today, first].map((time) => ({ title: `On ${time}`, amount: 200_000, time })),
      });
      const { user } = await open(ROUTES.extension, { ...NATIVE, language });
      const [hero, instalment, ...others] = await screen.findAllByRole('button', { name });
      expect(others).toEqual([]);
      expect(instalment).toHaveAccessibleDescription(`On ${first}`);
      for (const each of [hero, instalment]) if (each) await user.click(each);
      await waitFor(() => expect(messages).toHaveLength(2));
      expect(messages.map(([, body]) => body)).toEqual([
        [{ title: `${titles[0]}${condition}`, date, notes }],
        [{ title: `${titles[1]}${condition}`, date: first, notes }],
      ]);
      expect(downloads).toEqual([]);
    },
  );
});
