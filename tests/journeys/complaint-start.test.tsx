import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UNTIL_CLEARED } from '../until-cleared';
import { appOfFile, heading, openInPage, PATHS, ROUTES, SESSION, tapToOpen } from './app';

const REFUSED = 'The selected order does not support sending collection types';

const { sandbox, open } = appOfFile({ route: ROUTES.complaint });
/** Collection is a button, any other type a link. */
const type = (name: string) =>
  screen.findByRole(/^(?:All|Collection|Cobranza)$/.test(name) ? 'button' : 'link', { name });
const answer = (data: unknown) => sandbox.merge(PATHS.complaintStart, data);
const order = (fields: object) => ({ orderNo: '5', productName: 'Loan five', list: [], isShow: 0, ...fields });
const chooseOrder = async (user: UserEvent, name: RegExp) => {
  await user.click(await type('All'));
  await user.click(await screen.findByRole('radio', { name }));
};
const goBack = async () => {
  window.history.back();
  await heading('Complaint');
  await type('All');
};

describe('The start of a complaint', () => {
  it('shows the order of its address, with its lines, and the types, which open the form, and links to the earlier complaints', async () => {
    const { user, address } = await open();
    expect(await heading('Complaint')).toBeVisible();
    expect(await screen.findByText('Préstamo Azul')).toBeVisible();
    expect(screen.getByText('Repayment due soon')).toBeVisible();
    // A number is shown as money.
    expect(screen.getByText('₹3,456.00')).toBeVisible();
    for (const name of ['Collection', 'My payment is not reflected', 'Something else'])
      expect(await type(name)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'False information' })).not.toBeInTheDocument();
    // Rows that lead on have no choice to show.
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(document.title).toBe('Complaint');
    // Any type but collection has no sub-type.
    await tapToOpen(await type('Amounts and charges'));
    expect(address()).toEqual({
      path: '/complainPageNext',
      parameters: { ...SESSION, language: '1', problemType: '3', orderNo: '1000174' },
    });
    await goBack();
    await user.click(await screen.findByRole('link', { name: 'My complaints' }));
    expect(address()).toEqual({ path: '/complaintList', parameters: { ...SESSION, language: '1' } });
  });

  it('asks for the sub-type of collection, also after a second tap, and opens the form with it', async () => {
    const { user, address } = await open();
    await user.click(await type('Collection'));
    expect(await type('Collection')).toHaveAttribute('aria-expanded', 'true');
    // As the app repeats a tap on the first paint.
    await user.click(await type('Collection'));
    expect(address().path).toBe('/complaint');
    await user.click(await type('False information'));
    expect(address()).toEqual({
      path: '/complainPageNext',
      parameters: { ...SESSION, language: '1', problemType: '1', problemSonType: '14', orderNo: '1000174' },
    });
  });

  it('opens the form for collection when it has no sub-types', async () => {
    await answer({ orderDetail: order({ isShow: 1 }), problemSonType: [] });
    const { user, address } = await open();
    const collection = await screen.findByRole('link', { name: 'Collection' });
    await user.click(collection);
    expect(address()).toMatchObject({ path: '/complainPageNext', parameters: { problemType: '1' } });
  });

  it.each(['&orderNo=1000180', '&problemSonType=&orderNo=1000180'])(
    'asks for the sub-type when a link to the form has none (%s)',
    async (parameters) => {
      const { address } = await open(`/complainPageNext?problemType=1${parameters}`);
      expect(await type('Collection')).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByText('1000180')).toBeVisible();
      const subTypes = within(screen.getByRole('list', { name: 'What happened?' }));
      await tapToOpen(subTypes.getByRole('link', { name: 'False information' }));
      expect(address()).toMatchObject({
        path: '/complainPageNext',
        parameters: { problemType: '1', problemSonType: '14', orderNo: '1000180' },
      });
      await goBack();
      expect(await type('Collection')).toHaveAttribute('aria-expanded', 'true');
    },
  );

  it('asks for the sub-type for an order that allows collection when a link to the form has no order', async () => {
    const orders = [order({}), order({ orderNo: '6', productName: 'Loan six', isShow: 1 })];
    await answer({ orderDetail: orders[0], orderList: orders });
    const { address } = await open('/complainPageNext?problemType=1');
    const subType = await type('False information');
    expect(screen.getByText('Loan six')).toBeVisible();
    await tapToOpen(subType);
    expect(address().parameters).toMatchObject({ problemSonType: '14', orderNo: '6' });
  });

  it.each(['', '&problemSonType=14'])(
    'refuses a link to the form with "%s" for an order that does not allow collection',
    async (sonType) => {
      await sandbox.fault({ path: PATHS.complaintStart, kind: 'delay', ms: UNTIL_CLEARED });
      await open(`/complainPageNext?problemType=1&orderNo=1000200${sonType}`);
      await waitFor(async () => expect(await sandbox.calls(PATHS.complaintStart)).toHaveLength(1));
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      await sandbox.clearFaults();
      expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED);
      expect(await type('Collection')).toHaveAccessibleDescription(REFUSED);
      expect(screen.queryByRole('link', { name: 'False information' })).not.toBeInTheDocument();
    },
  );

  it('refuses collection also if the server has no sub-types', async () => {
    await sandbox.merge(PATHS.complaintStart, { problemSonType: [] }, { times: 2 });
    const { unmount } = await open('/complainPageNext?problemType=1&orderNo=1000200');
    expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED);
    unmount();
    const { user, address } = await open('/complaint?orderId=1000200');
    await user.click(await type('Collection'));
    expect(await type('Collection')).toHaveAccessibleDescription(REFUSED);
    expect(address().path).toBe('/complaint');
  });

  it.each(['in the same page', 'in a new page'])(
    'refuses it also after the start screen of another order, %s, if the server lists no others',
    async (page) => {
      await sandbox.merge(PATHS.complaintStart, { orderList: null }, { times: 9 });
      const { unmount } = await open();
      await type('Collection');
      const link = '/complainPageNext?problemType=1&problemSonType=14&orderNo=1000200';
      if (page === 'in a new page') unmount();
      await (page === 'in a new page' ? open(link) : openInPage(`#${link}`));
      expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED);
    },
  );

  it('says why a link to the form fails to load the sub-types', async () => {
    await sandbox.fault({ path: PATHS.complaintStart, kind: 'status', status: 500 });
    const { user } = await open('/complainPageNext?problemType=1&orderNo=1000180');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await type('False information')).toBeVisible();
  });

  it('refuses collection for an order that does not allow it', async () => {
    const other = order({ orderNo: '6', productName: 'Loan six', isShow: 1 });
    await answer({ orderDetail: order({ isShow: 0 }), orderList: [other] });
    const { user, address } = await open();
    await user.click(await type('Collection'));
    expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED);
    expect(await type('Collection')).toHaveAccessibleDescription(REFUSED);
    expect(await type('Collection')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'False information' })).not.toBeInTheDocument();
    expect(address().path).toBe('/complaint');
    await chooseOrder(user, /Loan six/);
    expect(await type('Collection')).not.toHaveAccessibleDescription();
  });

  it('refuses it also behind a link whose order has another id than number', async () => {
    await answer({ orderDetail: order({ isShow: 0 }), orderList: [] });
    const { address } = await open('/complainPageNext?problemType=1&problemSonType=11&orderNo=5&orderId=77');
    expect(await screen.findByText(REFUSED)).toBeVisible();
    expect(address().path).toBe('/complaint');
    const asked = await sandbox.calls(PATHS.complaintStart);
    expect(asked.map(({ query }) => query?.orderId)).toEqual(asked.map(() => '77'));
  });

  it('changes the order in a sheet with all orders, and hides the sub-types of one that does not allow collection', async () => {
    const { user, address } = await open();
    await user.click(await type('Collection'));
    await type('False information');
    await user.click(await type('All'));
    const sheet = await screen.findByRole('dialog', { name: 'Choose the order' });
    await user.click(within(sheet).getByRole('radio', { checked: true, name: /1000174/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await type('False information')).toBeVisible();
    await chooseOrder(user, /1000200/);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('1000200')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'False information' })).not.toBeInTheDocument());
    await user.click(await type('Something else'));
    expect(address().parameters).toMatchObject({ orderNo: '1000200', problemType: '5' });
  });

  it('has a sheet for the keyboard: Escape closes it, arrow keys move the focus, the focus is restored', async () => {
    const { user } = await open();
    const all = await type('All');
    all.focus();
    await user.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog');
    const radios = within(sheet).getAllByRole('radio');
    radios[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(radios[2]).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(radios.at(-1)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(radios.at(-2)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(radios[0]).toHaveFocus();
    expect(sheet).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(all).toHaveFocus());
    // A tap beside it closes it, too.
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    fireEvent.click(document.querySelector('.adm-mask') ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('1000174')).toBeVisible();
  });

  it('says what `All` does', async () => {
    await answer({ orderDetail: order({}), orderList: [order({ orderNo: '6' })] });
    const first = await open();
    // In the place of a logo.
    expect(await screen.findByText('L')).toBeVisible();
    expect(await type('All')).toHaveAccessibleDescription('Choose another of your 2 orders');
    first.unmount();
    await answer({ orderDetail: order({}), orderList: [] });
    await open();
    expect(await type('All')).toHaveAccessibleDescription('You have one order');
  });

  it('has the order of its address, whatever was chosen on the start of another one', async () => {
    const { user, unmount } = await open();
    await chooseOrder(user, /1000200/);
    expect(await screen.findByText('1000200')).toBeVisible();
    unmount();
    await open('/complaint?orderId=1000180');
    await type('All');
    expect(screen.getByText('1000180')).toBeVisible();
  });

  it('restores the order and the open sub-types after Back', async () => {
    const { user, address } = await open();
    await chooseOrder(user, /1000180/);
    await user.click(await type('Collection'));
    await user.click(await type('False information'));
    await heading('Complaint');
    expect(await screen.findByLabelText('Description')).toBeVisible();
    await goBack();
    expect(screen.getByText('1000180')).toBeVisible();
    expect(await type('Collection')).toHaveAttribute('aria-expanded', 'true');
    await user.click(await type('False information'));
    expect(address().parameters).toMatchObject({ problemType: '1', problemSonType: '14', orderNo: '1000180' });
    expect(Object.keys(sessionStorage).join()).toMatch(/\bext\.complaintChoice\b/);
  });

  it('chooses an order without a number, or with the number of another one, also after Back', async () => {
    const list = [
      order({}),
      order({ orderNo: undefined, productName: 'Loan without a number', isShow: 1 }),
      order({ productName: 'Loan five again' }),
    ];
    await sandbox.merge(PATHS.complaintStart, { orderDetail: list[0], orderList: list }, { times: 9 });
    const { user, address } = await open();
    const choose = async (name: string) => {
      await chooseOrder(user, new RegExp(`^${name}`));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByText(name)).toBeVisible();
    };
    await choose('Loan five again');
    await choose('Loan without a number');
    await user.click(await type('Collection'));
    await user.click(await type('False information'));
    expect(address().parameters).not.toHaveProperty('orderNo');
    await heading('Complaint');
    await goBack();
    expect(screen.getByText('Loan without a number')).toBeVisible();
    expect(await type('False information')).toBeVisible();
  });

  it.each(['5', undefined])(
    'opens the form for collection when only one of the orders with the number %s allows it',
    async (orderNo) => {
      const list = [order({ orderNo }), order({ orderNo, productName: 'Loan five again', isShow: 1 })];
      await answer({ orderDetail: list[0], orderList: list });
      const { user, address } = await open();
      await chooseOrder(user, /^Loan five again/);
      await user.click(await type('Collection'));
      await user.click(await type('False information'));
      expect(await screen.findByRole('textbox', { name: 'Description' })).toBeVisible();
      expect(address().parameters.orderNo).toBe(orderNo);
    },
  );

  it('works without orders', async () => {
    await answer({ orderDetail: null, orderList: null });
    const { user, address } = await open();
    expect(await screen.findByText(/We found no order of yours/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'All' })).not.toBeInTheDocument();
    await user.click(await type('Something else'));
    expect(address().parameters).not.toHaveProperty('orderNo');
  });

  it('offers customer service when there are no types', async () => {
    await answer({ problemType: 'none', problemSonType: 7 });
    await open();
    expect(await screen.findByText('Nothing to choose right now')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Customer service' })).toBeVisible();
  });
});
