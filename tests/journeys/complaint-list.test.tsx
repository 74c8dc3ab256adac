import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appOfFile, heading, PATHS, ROUTES, returnToPage, SESSION } from './app';

const { sandbox, open } = appOfFile({ route: ROUTES.complaintList });
const answer = (tabs: unknown) => sandbox.answer(PATHS.complaintList, { tabs });
const rows = () => within(screen.getByRole('tabpanel')).queryAllByRole('listitem');
const ITEM = { time: 1_795_143_946, type: 'Collection' };
const item = (id: number, fields = {}) => ({ id, ...ITEM, content: `Words ${id}`, ...fields });
const some = [item(1), item(2, { type: 'Payment', content: 'Pagué ayer' }), item(3, { content: null, time: 'soon' })];
/** As many as are searched. */
const many = [...some, ...[4, 5, 6, 7, 8].map((id) => item(id))];

describe('My complaints', () => {
  it("are listed in the server's tabs, with their counts, and end with the way to file another one", async () => {
    const { user, address } = await open('/complaintList?orderId=1000180');
    expect(await heading('My complaints')).toBeVisible();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs).toHaveLength(3);
    for (const name of ['All', 'Pending', 'Answered']) expect(screen.getByRole('tab', { name })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'All' })).toHaveAccessibleDescription('3');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('All');
    expect(rows()).toHaveLength(3);
    expect(rows()[0]).toHaveTextContent(/Amounts and charges\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
    await user.click(screen.getByRole('button', { name: 'File a complaint' }));
    expect(address()).toMatchObject({ path: '/complaint', parameters: { orderId: '1000180' } });
  });

  it.each([
    ['PrestamoPrueba', 1],
    ['PrestamoAzul', 0],
  ])("say until when they are answered, by the brand's rule: %s", async (appName, count) => {
    const listOf = (id: number) => [item(id, { time: '2026-11-20 10:00:00' })];
    await answer(['Pending', 'Answered', 'All'].map((title, index) => ({ title, list: listOf(index) })));
    const { user } = await open(ROUTES.complaintList, { appName });
    await screen.findAllByRole('tab');
    const dates = () => within(screen.getByRole('tabpanel')).queryAllByText(/^Answer due by/);
    expect(dates()).toHaveLength(count);
    for (const [name, text] of [
      ['Answered', 'Words 1'],
      ['All', 'Words 2'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name }));
      await screen.findByText(text);
      expect(dates()).toEqual([]);
    }
  });

  it('say that a complaint is in review, as its detail does', async () => {
    await answer([{ title: 'In review', list: [item(7_000_002)] }]);
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: /In review/ }));
    expect(await screen.findByText('We have not answered yet. Our answer will appear here.')).toBeVisible();
    expect(screen.getAllByText('In review')).toHaveLength(2);
    expect(screen.queryByText('Pending')).not.toBeInTheDocument();
  });

  it('have rows of one form: type, time and days ago, state, text', async () => {
    const time = Date.now() - 86_400_000;
    await answer([{ title: 'Pending', list: [item(1, { time }), item(2, { time, type: 'Long words '.repeat(20) })] }]);
    await open();
    await screen.findByRole('tab');
    const [first, second] = rows();
    expect(first).toHaveTextContent(/^Collection\d{4}-\d\d-\d\d \d\d:\d\d:\d\dyesterdayPendingWords 1$/);
    expect(second).toHaveTextContent(/^(?:Long words )+\d{4}-.*yesterdayPendingWords 2$/);
    expect(screen.queryByText(/^There is more/)).toBeNull();
  });

  it('say that there are more than the screen can show', async () => {
    await answer(Array.from({ length: 21 }, (_, index) => ({ title: `Tab ${index}`, list: [item(index)] })));
    await open();
    expect(await screen.findByText(/^There is more than this screen can show/)).toBeVisible();
  });

  it('are opened by a tap on their row, and have no search if all of them are in sight: fewer than eight', async () => {
    await answer([{ title: 'All', list: many.slice(1) }]);
    const { user, address } = await open();
    await screen.findByRole('tab');
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: /Pagué/ }));
    expect(address()).toEqual({ path: '/complainDetails', parameters: { ...SESSION, language: '1', problemId: '2' } });
  });

  it('lead to a complaint about the order of the start screen when there are none', async () => {
    // The start screen reads the list as well.
    await sandbox.answer(PATHS.complaintList, { tabs: [] }, { times: 2 });
    const { user, address } = await open('/complaint?orderId=1000180');
    await user.click(await screen.findByRole('link', { name: 'My complaints' }));
    await user.click(await screen.findByRole('button', { name: 'File a complaint' }));
    expect(address()).toMatchObject({ path: '/complaint', parameters: { orderId: '1000180' } });
  });

  it('change with the tab, and an empty tab says so', async () => {
    await answer([
      { title: 'Open', list: some },
      { title: 'Closed', list: [] },
    ]);
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Closed' }));
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Closed');
    expect(screen.getByText('Nothing here')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Open' })).toHaveFocus();
    expect(rows()).toHaveLength(3);
    // The chosen tab may be gone from a later answer.
    await user.click(screen.getByRole('tab', { name: 'Closed' }));
    await answer([{ title: 'Open', list: some }]);
    returnToPage();
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('have tabs that are chosen by keyboard', async () => {
    await answer(['First', 'Second', 'Third'].map((title) => ({ title, list: [] })));
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Second' }));
    const walk = { ArrowRight: ['Third', 'First'], ArrowLeft: ['Third', 'Second'], Home: ['First'], End: ['Third'] };
    for (const [key, titles] of Object.entries(walk)) {
      for (const title of titles) {
        await user.keyboard(`{${key}}`);
        expect(screen.getByRole('tab', { selected: true }), `the tab that ${key} chooses`).toHaveAccessibleName(title);
        expect(screen.getByRole('tab', { name: title })).toHaveFocus();
        expect(screen.getByRole('tabpanel')).toHaveAccessibleName(title);
      }
    }
    await user.tab({ shift: true });
    expect(screen.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('have an empty state also if the server has empty tabs', async () => {
    await answer([{ title: 'All', list: [] }, { title: 'Open' }]);
    await open();
    expect(await screen.findByText('You have no complaints')).toBeVisible();
  });

  it('are searched and filtered, until the filter is cleared', async () => {
    await answer([{ title: 'All', list: many }]);
    const { user } = await open();
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    expect(screen.queryByText(/ found$/)).toBeNull();
    await user.type(search, 'PAGUE');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByText('1 complaint found')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Collection');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    await waitFor(() => expect(rows()).toHaveLength(8));
  });

  it('that are read again, and have fewer tabs and no search any more, are all shown', async () => {
    await answer([
      { title: 'All', list: many },
      { title: 'Pending', list: many },
    ]);
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Pending' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'PAGUE');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await answer([{ title: 'All', list: some }]);
    returnToPage();
    await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
    expect(screen.getByRole('tab', { name: 'All', selected: true })).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('keep tab, search and filter after Back', async () => {
    const tabs = [
      { title: 'Open', list: [] },
      { title: 'Closed', list: many },
    ];
    await answer(tabs);
    await answer(tabs);
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Closed' }));
    await user.type(screen.getByRole('searchbox'), 'words');
    await user.selectOptions(screen.getByRole('combobox'), 'Collection');
    await user.click(await screen.findByRole('link', { name: /Words 1/ }));
    await heading('Your complaint');
    window.history.back();
    await heading('My complaints');
    expect(await screen.findByRole('tab', { selected: true })).toHaveAccessibleName('Closed');
    expect(screen.getByRole('searchbox')).toHaveValue('words');
    expect(screen.getByRole('combobox')).toHaveValue('Collection');
    expect(Object.keys(sessionStorage).join()).toMatch(/\bext\.complaintList\b/);
  });

  it('render only the visible rows of five thousand', async () => {
    await answer([{ title: 'All', list: Array.from({ length: 5000 }, (_, index) => item(index)) }]);
    await open();
    expect(await screen.findByText('Words 0')).toBeVisible();
    expect(rows().length).toBeLessThan(60);
    expect(rows()[0]).toHaveAttribute('aria-setsize', '5000');
    expect(screen.getByRole('tab')).toHaveAccessibleDescription('99+');
  });

  it('omit fields that are missing or malformed', async () => {
    await answer([{ list: [{}, null, { id: null, time: {}, type: [], content: 'x'.repeat(200_000) }] }, 'odd']);
    const { container } = await open();
    expect(await screen.findByRole('tab', { name: 'Group 1' })).toBeVisible();
    expect(rows()).toHaveLength(2);
    // A complaint without a number cannot be opened.
    expect(within(screen.getByRole('tabpanel')).queryByRole('link')).not.toBeInTheDocument();
    expect(container).not.toHaveTextContent(/undefined|NaN|null|\[object|Invalid/);
  });
});
