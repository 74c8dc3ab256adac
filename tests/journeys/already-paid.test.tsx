import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { formatDeviceTime } from '../../src/format/dates';
import * as brands from '../../theme/brands';
import { appOfFile, enter, heading, PATHS, ROUTES, tapToOpen, textsOf } from './app';
import { description, file, holdDecode, photo } from './complaint-form';
import { installDatabase } from './fake-database';

const VOUCHER = ROUTES.instructions.replace('CASH01', 'CASH02');
const DRAFT = '/complainPageNext?problemType=2&orderNo=1000174';
/** A brand that files such complaints under a type of its own. */
const PRUEBA = { appName: 'PrestamoPrueba' };

const { sandbox, open } = appOfFile({ ownBorrower: true });

/** The phone's day. */
const today = () => formatDeviceTime(Date.now()).slice(0, 10);
/** The text of the complaint. */
const paidText = (where: string) => `I already paid.\nPayment date: ${today()}\nWhere I paid: ${where}`;
const WITH_REFERENCE = 'Tienda Uno\nReference: 70012345';
const sheet = () => screen.findByRole('dialog', { name: 'I already paid' });
const openSheet = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'I already paid' }));
  return sheet();
};
/** Opens the repayment and its sheet. */
async function openOnRepay(parameters: Record<string, string> = {}) {
  const app = await open(ROUTES.repay, parameters);
  return { ...app, dialog: await openSheet(app.user) };
}
const place = () => screen.findByRole('combobox', { name: 'Where you paid' });
const goOn = () => tapToOpen(screen.getByRole('button', { name: 'Continue' }));
const writes = async () => (await sandbox.calls()).filter(({ method }) => method === 'POST').map(({ path }) => path);
const attachReceipt = async (user: UserEvent) => {
  await user.upload(await screen.findByLabelText('Photo of the receipt'), file('IMG_1.JPG'));
  expect(await screen.findByRole('button', { name: 'View photo 1' })).toBeVisible();
};

/** Enters the place and the reference, and continues. */
async function fillIn(user: UserEvent) {
  await openSheet(user);
  await user.selectOptions(await place(), 'Tienda Uno');
  await enter(user, screen.getByRole('textbox', { name: 'Reference' }), '70012345');
  await goOn();
}

/** Opens the sheet, enters the place, and attaches a receipt. */
async function openWithReceipt() {
  const app = await openOnRepay(PRUEBA);
  await app.user.selectOptions(await place(), 'Tienda Uno');
  await attachReceipt(app.user);
  return app;
}

async function writeDraft(text: string) {
  const { unmount } = await open(DRAFT, PRUEBA);
  fireEvent.change(await description(), { target: { value: text } });
  unmount();
}

/** Enters a payment after this draft. @returns the dialog that asks which text to use. */
async function addToDraft(text: string) {
  await writeDraft(text);
  const { user } = await open(ROUTES.repay, PRUEBA);
  await fillIn(user);
  const dialog = await screen.findByRole('dialog', { name: 'You had already written something' });
  expect(await description()).toHaveValue(text);
  return { user, dialog };
}

describe('A payment that the lender does not show yet', () => {
  it.each([
    ['/loan-detail?productId=102&orderId=1000180', 1],
    ['/loan-detail?productId=103&orderId=1000170', 0],
    ['/loan-detail?productId=101&orderId=1000021', 0],
    ['/loan-detail?productId=101&orderId=1000200', 0],
    [ROUTES.repay, 1],
    [VOUCHER, 1],
  ])('has a button on %s: %i', async (route, count) => {
    const { settled } = await open(route);
    await settled();
    expect(screen.queryAllByRole('button', { name: 'I already paid', hidden: true })).toHaveLength(count);
  });

  it('becomes the text of a complaint whose type is to be chosen, and nothing is sent before Submit', async () => {
    const { user, address } = await open(ROUTES.repay);
    expect(await screen.findByRole('button', { name: 'I already paid' })).toHaveAttribute('aria-haspopup', 'dialog');
    const dialog = await openSheet(user);
    expect(within(dialog).getByLabelText('Payment date')).toHaveValue(today());
    expect(within(dialog).queryByRole('note')).not.toBeInTheDocument();
    expect(within(dialog).getByText('Receipt')).toBeVisible();
    // jsdom leaves out the space between the two.
    expect(dialog).toHaveTextContent(/Order number 1000174 ?· ₹3,460\.45/);
    await user.selectOptions(await place(), 'Tienda Uno');
    await enter(user, within(dialog).getByRole('textbox', { name: 'Reference' }), '70012345');
    await goOn();
    expect(await heading('Complaint')).toBeVisible();
    expect(address()).toMatchObject({ path: '/complaint', parameters: { orderId: '1000174' } });
    expect(await screen.findByText(/^Your payment is included/)).toBeVisible();
    await tapToOpen(screen.getByRole('link', { name: 'My payment is not reflected' }));
    expect(await description()).toHaveValue(paidText(WITH_REFERENCE));
    expect(await writes()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('dialog', { name: 'Your complaint was sent' });
    const [save] = await sandbox.calls(PATHS.complaintSave);
    expect(save?.body).toMatchObject({ problemType: '2', orderNo: '1000174' });
    expect(String(save?.body.problemDetail)).toContain('Reference: 70012345');
  });

  it("gets the brand's type and note, and the voucher's channel", async () => {
    const { user, address } = await open(VOUCHER, PRUEBA);
    const dialog = await openSheet(user);
    expect(within(dialog).getByRole('note')).toHaveTextContent(/^A payment at a store can take up to 24 hours/);
    await waitFor(async () => expect(await place()).toHaveValue('Tienda Dos'));
    await user.selectOptions(await place(), 'Another place');
    expect(within(dialog).getByRole('textbox', { name: 'Name of the place' })).toHaveValue('');
    await user.selectOptions(await place(), 'Tienda Dos');
    await goOn();
    expect(await description()).toHaveValue(paidText('Tienda Dos'));
    expect(address()).toMatchObject({
      path: '/complainPageNext',
      parameters: { problemType: '2', orderNo: '1000174', orderId: '1000174' },
    });
  });

  it('asks for the sub-type when the brand files it as a complaint about collection', async () => {
    const brand = { ...brands.brandOf('PrestamoPrueba'), paidComplaintType: '1' };
    vi.spyOn(brands, 'brandOf').mockReturnValue(brand);
    const { user, address } = await open(ROUTES.repay);
    await fillIn(user);
    await tapToOpen(await screen.findByRole('link', { name: 'False information' }));
    expect((await description()).value).toContain('Reference: 70012345');
    expect(address().parameters).toMatchObject({ problemType: '1', problemSonType: '14', orderNo: '1000174' });
  });

  it('opens the complaint with its own order, also if another one stands first', async () => {
    const order = (orderNo: string) => ({ orderNo, productName: `Loan ${orderNo}`, isShow: 1 });
    const types = [{ title: 'Not reflected', value: '2' }];
    const data = { problemType: types, orderList: [order('1000021'), order('1000174')] };
    await sandbox.answer(PATHS.complaintStart, data);
    const { user } = await open(ROUTES.repay);
    await fillIn(user);
    expect(await screen.findByText('Loan 1000174')).toBeVisible();
    const hint = /^Your payment is included/;
    expect(screen.getByText(hint)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All' }));
    await user.click(await screen.findByRole('radio', { name: /Loan 1000021/ }));
    expect(await screen.findByText('Loan 1000021')).toBeVisible();
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('passes its photo to the complaint once, which uploads it', async () => {
    const { user } = await openWithReceipt();
    expect(await writes()).toEqual([]);
    await goOn();
    expect(await photo(1)).toBeVisible();
    await waitFor(async () => expect(await writes()).toEqual([PATHS.photo]));
    window.history.back();
    await heading('Repayment');
    await openSheet(user);
    await goOn();
    expect(await photo(1)).toBeVisible();
    expect(await writes()).toEqual([PATHS.photo]);
    expect(screen.getAllByRole('group')).toHaveLength(1);
    // The draft has the text already. The dialog that asks for it would be loaded on demand.
    await act(async () => void (await import('../../src/features/complaint/compose/paid-text-dialog')));
    expect(screen.queryByRole('dialog', { name: 'You had already written something' })).not.toBeInTheDocument();
  });

  it('says that a file is no photo, until another one is chosen', async () => {
    const { user } = await openOnRepay();
    await user.upload(await screen.findByLabelText('Photo of the receipt'), file('receipt.jpg', '%PDF-1.7'));
    expect(await screen.findByText(/^This file is not a photo/)).toBeVisible();
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValueOnce(new Error('not decodable'));
    const heic = file('a.heic', '\0\0\0\x18ftypheic', 'image/heic');
    await user.upload(await screen.findByLabelText('Photo of the receipt'), heic);
    expect(await screen.findByText('This browser cannot read HEIC photos. Choose a JPEG.')).toBeVisible();
    await attachReceipt(user);
    expect(screen.queryByText(/^This (file is not a photo|browser cannot read)/)).not.toBeInTheDocument();
  });

  it('waits for its photo, and stays without one that was removed meanwhile', async () => {
    const decode = holdDecode();
    const { user, address } = await openOnRepay();
    await user.selectOptions(await place(), 'Tienda Uno');
    await user.upload(await screen.findByLabelText('Photo of the receipt'), file('IMG_1.JPG'));
    const remove = await screen.findByRole('button', { name: 'Remove photo 1' });
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
    await goOn();
    expect(address().path).toBe('/repay');
    await user.click(remove);
    await act(async () => decode());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByRole('group', { name: 'Photo 1' })).not.toBeInTheDocument();
    expect(within(await sheet()).getByRole('alert')).toBeEmptyDOMElement();
  });

  it('does not show its photo again after the complaint was sent', async () => {
    const first = await openWithReceipt();
    await goOn();
    await photo(1);
    await first.user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('dialog', { name: 'Your complaint was sent' });
    first.unmount();
    const { user } = await openOnRepay(PRUEBA);
    await user.selectOptions(await place(), 'Tienda Uno');
    expect(screen.queryByRole('button', { name: 'View photo 1' })).not.toBeInTheDocument();
    await attachReceipt(user);
    await goOn();
    expect(await photo(1)).toBeVisible();
  });

  it('keeps its photo on the device until that is uploaded', async () => {
    const { entries } = installDatabase();
    const savedReceipts = () =>
      [...entries].flatMap(([key, value]) => (key.includes('paidReceipt') && value !== undefined ? [key] : []));
    await sandbox.fault({ path: PATHS.photo, kind: 'status', status: 500 });
    const first = await openWithReceipt();
    await waitFor(() => expect(savedReceipts()).toHaveLength(1));
    first.unmount();
    const { user } = await openOnRepay(PRUEBA);
    expect(await screen.findByRole('button', { name: 'View photo 1' })).toBeVisible();
    await goOn();
    const retry = await screen.findByRole('button', { name: /Try again/ });
    expect(savedReceipts()).toHaveLength(1);
    await user.click(retry);
    await waitFor(() => expect(savedReceipts()).toEqual([]));
    expect(await sandbox.calls(PATHS.photo)).toHaveLength(2);
  });

  it.each([
    ['where the lender has the next day already', '2026-11-30T06:30:00Z', '2026-11-29'],
    ['also if that is in 1970', '1970-01-02T00:00:00Z', '1970-01-01'],
  ])('has the day of the phone as its latest one, %s', async (_when, now, day) => {
    vi.stubEnv('TZ', 'America/Tijuana');
    const { user } = await open(ROUTES.repay);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    const date = within(await openSheet(user)).getByLabelText('Payment date');
    expect(date).toHaveValue(day);
    expect(date).toHaveAttribute('max', day);
  });

  it('shows an error beside each invalid field, and focuses the first one', async () => {
    // A channel without a code is not chosen either.
    const repayList = [{ channels: [{ desc: 'Tienda Uno' }, { desc: 'Tienda Dos', payCode: 'CASH02' }] }];
    await sandbox.merge(PATHS.repayment, { repayList });
    const { user, address, dialog } = await openOnRepay();
    const where = await place();
    expect(where).toHaveValue('');
    const date = within(dialog).getByLabelText('Payment date');
    fireEvent.change(date, { target: { value: '2999-01-01' } });
    await goOn();
    expect(date).toHaveFocus();
    expect(date).toHaveAccessibleDescription('The payment date cannot be in the future.');
    expect(where).toHaveAccessibleDescription('Tell us where you paid.');
    await user.click(within(dialog).getByRole('button', { name: 'Yesterday' }));
    expect(Date.parse(today()) - Date.parse((date as HTMLInputElement).value)).toBe(86_400_000);
    const pressed = () => textsOf(within(dialog).getAllByRole('button', { pressed: true }));
    expect(pressed()).toEqual(['Yesterday']);
    await user.click(within(dialog).getByRole('button', { name: 'Today' }));
    expect(pressed()).toEqual(['Today']);
    expect(date).toHaveValue(today());
    expect(date).toBeValid();
    await goOn();
    expect(where).toHaveFocus();
    await user.selectOptions(where, 'Another place');
    const otherPlace = screen.getByRole('textbox', { name: 'Name of the place' });
    expect(otherPlace).not.toHaveAccessibleDescription();
    await goOn();
    expect(otherPlace).toHaveFocus();
    expect(where).not.toHaveAccessibleDescription();
    await enter(user, otherPlace, 'Abarrotes Lupita');
    expect(otherPlace).not.toHaveAccessibleDescription();
    await user.click(within(dialog).getByRole('textbox', { name: 'Reference' }));
    await user.paste('9'.repeat(121));
    await goOn();
    expect(within(dialog).getByRole('textbox', { name: 'Reference' })).toHaveFocus();
    expect(screen.getByText('The reference can have up to 120 characters.')).toBeVisible();
    expect(address().path).toBe('/repay');
  });

  it('has a text field for the place when the channels are unknown', async () => {
    await sandbox.fault({ path: PATHS.repayment, kind: 'status', status: 500, times: 9 });
    const { user } = await open(ROUTES.dueOrder, PRUEBA);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await openSheet(user);
    await enter(user, await screen.findByRole('textbox', { name: 'Where you paid' }), 'Abarrotes Lupita');
    await goOn();
    expect((await description()).value).toContain('Where I paid: Abarrotes Lupita');
  });

  it('keeps its input when the sheet is closed, also after a reload', async () => {
    const first = await openOnRepay();
    await first.user.selectOptions(await place(), 'Tienda Uno');
    await first.user.click(screen.getByRole('button', { name: 'Yesterday' }));
    await enter(first.user, screen.getByRole('textbox', { name: 'Reference' }), '70012345');
    await first.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'I already paid' })).toHaveFocus());
    await openSheet(first.user);
    expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveValue('70012345');
    first.unmount();
    await openOnRepay();
    await waitFor(async () => expect(await place()).toHaveValue('Tienda Uno'));
    expect(screen.getByRole('button', { name: 'Yesterday', pressed: true })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveValue('70012345');
  });

  it.each([
    ['Keep both texts', (old: string, added: string) => `${old}\n${added}`],
    ['Use the new text', (_old: string, added: string) => added],
    ['Keep my text', (old: string) => old],
  ])('asks which text to use when the draft has one: %s', async (answer, expected) => {
    const { user, dialog } = await addToDraft('My own words');
    await user.click(within(dialog).getByRole('button', { name: answer }));
    const texts = expected('My own words', paidText(WITH_REFERENCE));
    await waitFor(async () => expect(await description()).toHaveValue(texts));
  });

  it('cannot be added to a draft when both texts are too long', async () => {
    const { user, dialog } = await addToDraft('a'.repeat(150));
    expect(within(dialog).queryByRole('button', { name: 'Keep both texts' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await description()).toHaveValue('a'.repeat(150));
  });

  it('whose receipt does not fit into the draft says so', async () => {
    await writeDraft('x');
    const [key = ''] = Object.keys(localStorage).filter((each) => each.includes('complaintDraft'));
    const photos = Array.from({ length: 9 }, (_, index) => `/images/${index}.jpg`);
    localStorage.setItem(key, JSON.stringify({ text: '', photos }));
    await openWithReceipt();
    await goOn();
    expect(await screen.findByText(/^Your receipt was not added: there are 9 photos/)).toBeVisible();
  });

  it('is passed on once: changes of the draft stay after Back and Forward', async () => {
    const { user } = await open(ROUTES.repay, PRUEBA);
    await fillIn(user);
    fireEvent.change(await description(), { target: { value: 'Changed' } });
    window.history.back();
    await heading('Repayment');
    window.history.forward();
    expect(await description()).toHaveValue('Changed');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
