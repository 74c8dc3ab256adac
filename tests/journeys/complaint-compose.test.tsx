import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UNTIL_CLEARED } from '../until-cleared';
import { DATE_AND_TIME, PATHS, ROUTES, SESSION, skipRest, tapToOpen, textsOf, watchHaptics } from './app';
import { ABOUT_COLLECTION, complaintForm, description, sendComplaint, submit, submitButton } from './complaint-form';

const { answerDelayed, borrower, open, sandbox, saves, sentTimer } = complaintForm();
const MISSING = 'Please provide your opinions and suggestions';
/** The type is the form's heading, above that of the photos. It is hidden until the titles are loaded. */
const chosenTitles = async () => {
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2));
  const [type] = textsOf(screen.getAllByRole('heading', { level: 2 }));
  const subType = screen.queryByRole('list', { name: 'What happened' });
  return [type, ...(subType === null ? [] : textsOf(within(subType).getAllByRole('listitem')))];
};

const order = () => screen.findByRole('region', { name: 'Order' });

it('Before Submit the form says when we answer, where the brand does', async () => {
  const { unmount } = await open(ROUTES.complaintNext, { appName: 'PrestamoPrueba' });
  const sentence = /^We answer within 10 working days: by \d{4}-\d\d-\d\d\.$/;
  const said = await screen.findByText(
    (_text, element) => element?.tagName === 'P' && sentence.test(element.textContent ?? ''),
  );
  expect(said.compareDocumentPosition(submitButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
  await open();
  await description();
  expect(screen.queryByText(/working days/)).toBeNull();
});

describe('The description', () => {
  it('is limited to 200 UTF-16 units, also when pasted, and has a counter', async () => {
    const { user } = await open();
    const area = await description();
    expect(screen.getByText('0/200')).toBeVisible();
    await user.click(area);
    await user.paste('a'.repeat(199));
    expect(screen.getByText('199/200')).toBeVisible();
    // A character of two units finds no room.
    expect(area).toHaveAccessibleDescription(/^There is no room for more text\..* 199\/200$/);
    await user.paste('bcd');
    expect(area).toHaveValue(`${'a'.repeat(199)}b`);
    expect(screen.getByText('200/200')).toBeVisible();
    expect(area).toHaveAccessibleDescription(
      'There is no room for more text. Check that the end isn’t cut off. 200/200',
    );
    // It is not shortened while an input method composes a word.
    fireEvent.compositionStart(area);
    fireEvent.input(area, { target: { value: 'a'.repeat(205) }, isComposing: true });
    expect(area).toHaveValue('a'.repeat(205));
    fireEvent.compositionEnd(area);
    expect(area).toHaveValue('a'.repeat(200));
  });

  it('must not be blank', async () => {
    const { user } = await open();
    const area = await description();
    fireEvent.change(area, { target: { value: '   \n ' } });
    await user.click(submitButton());
    // Beside the field alone.
    await waitFor(() => expect(area).toBeInvalid());
    expect(screen.getAllByText(MISSING)).toHaveLength(1);
    expect(area).toHaveAccessibleDescription(expect.stringContaining(MISSING));
    expect(await saves()).toEqual([]);
    await user.type(area, 'x');
    expect(area).toBeValid();
  });
});

describe('The chosen type', () => {
  it('and the order are shown by their values when the titles fail to load', async () => {
    await sandbox.fault({ path: PATHS.complaintStart, kind: 'status', status: 500, times: 9 });
    await open(ABOUT_COLLECTION);
    expect(await chosenTitles()).toEqual(['1', '12']);
    expect((await order()).textContent).toMatch(/Order 1000174$/);
    expect(await description()).toBeVisible();
  });

  it.each([
    ['PrestamoPrueba', ABOUT_COLLECTION, 1],
    ['PrestamoPrueba', ROUTES.complaintNext, 0],
    ['PrestamoAzul', ABOUT_COLLECTION, 0],
  ])("shows the brand's text on rights only for collection: %s %s", async (appName, route, count) => {
    await open(route, { appName });
    await description();
    expect(screen.queryAllByText(/Nobody may threaten you/)).toHaveLength(count);
  });

  it('is chosen on the start screen when the address has none', async () => {
    const { user, address } = await open('/complainPageNext?orderNo=1000174');
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    expect(address().path).toBe('/complaint');
  });
});

describe('The order', () => {
  it('is shown with its product, number and sum', async () => {
    await open();
    await waitFor(async () =>
      expect(await order()).toHaveTextContent('Préstamo AzulOrder 1000174Total to pay ₹3,460.45'),
    );
  });

  it('is shown by its number where nothing else is known', async () => {
    const { settled } = await open('/complainPageNext?problemType=3&orderNo=1000999');
    await settled();
    await chosenTitles();
    expect((await order()).textContent).toMatch(/Order 1000999$/);
  });

  it('is not shown when the complaint has none', async () => {
    await open('/complainPageNext?problemType=3');
    await chosenTitles();
    expect(screen.queryByRole('region', { name: 'Order' })).not.toBeInTheDocument();
  });
});

describe('Submit', () => {
  it('saves once, clears local storage, shows a dialog for 1.5 s, and replaces the form by the start screen', async () => {
    const { user, address } = await open(ROUTES.complaint);
    await user.click(await screen.findByRole('link', { name: 'Amounts and charges' }));
    localStorage.setItem('of.another.page', 'kept');
    expect(await sendComplaint({ user })).toBeVisible();
    for (let tap = 0; tap < 5; tap += 1) fireEvent.click(submitButton());
    // Without IndexedDB the attempts are in local storage.
    expect(Object.keys(localStorage)).toEqual([expect.stringContaining(':main.attempts')]);
    await waitFor(() => expect(sentTimer().count()).toBe(1));
    expect(address().path).toBe('/complainPageNext');
    await act(async () => sentTimer().run());
    await screen.findByText('What is it about?');
    const parameters = { ...SESSION, ...borrower(), orderId: '1000174' };
    expect(address()).toMatchObject({ path: '/complaint', parameters });
    const body = { problemType: '3', problemDetail: 'My charge is wrong', problemImage: '', orderNo: '1000174' };
    expect(await saves()).toEqual([expect.objectContaining({ method: 'POST', path: PATHS.complaintSave, body })]);
    // Back opens the first start screen, not the form.
    window.history.back();
    await waitFor(() => expect(address().path).toBe('/complaint'));
    expect(screen.queryByLabelText('Description')).not.toBeInTheDocument();
    // A second complaint about the same is sent like the first.
    await user.click(await screen.findByRole('link', { name: 'Amounts and charges' }));
    expect(await sendComplaint({ user }, 'Another charge')).toBeVisible();
    expect(await saves()).toHaveLength(2);
  });

  it('gives one haptic, and the start screen has its number and leads to it', async () => {
    const haptics = watchHaptics();
    const app = await open(ROUTES.complaintNext, { appName: 'PrestamoPrueba' });
    const dialog = await sendComplaint(app);
    const { textContent: time } = within(dialog).getByText(DATE_AND_TIME);
    expect(within(dialog).queryByText(/Complaint number|^[–—…]$/)).not.toBeInTheDocument();
    await waitFor(() => expect(haptics).toEqual([['hapticFeedback', ['success']]]));
    await act(async () => sentTimer().run());
    const card = (await screen.findByRole('heading', { name: 'Your complaint was sent' })).closest('section');
    const facts = new RegExp(`Complaint number\\d+Sent on${time}Answer by\\d{4}-\\d\\d-\\d\\d`);
    await waitFor(() => expect(card).toHaveTextContent(facts));
    await tapToOpen(screen.getByRole('button', { name: 'See my complaint' }));
    expect(app.address().path).toBe('/complainDetails');
    expect(card).toHaveTextContent(`Complaint number${app.address().parameters.problemId}Sent on`);
    expect(haptics).toHaveLength(1);
  });

  it.each([
    ['12', ['Amounts and charges', 'Too many calls, or at odd hours'], '12'],
    ['31', ['Amounts and charges', '31'], '31'],
    ['%20', ['Amounts and charges'], undefined],
  ])('shows and sends the sub-type of any type: %s', async (subType, titles, sent) => {
    const app = await open(`${ROUTES.complaintNext}&problemSonType=${subType}`);
    expect(await chosenTitles()).toEqual(titles);
    await sendComplaint(app);
    expect((await saves())[0]?.body.problemSonType).toBe(sent);
  });

  it('leads to the list if that does not have its number', async () => {
    await sandbox.answer(PATHS.complaintList, null, { ms: UNTIL_CLEARED });
    const app = await open(ROUTES.complaintNext);
    await sendComplaint(app);
    await act(async () => sentTimer().run());
    const card = (await screen.findByRole('heading', { name: 'Your complaint was sent' })).closest('section');
    // Nothing says yet that it has none.
    expect(card).toHaveTextContent(/See my complaint$/);
    await sandbox.clearFaults();
    await waitFor(() => expect(card).toHaveTextContent(/My complaints$/));
    expect(card).not.toHaveTextContent('Complaint number');
  });

  it('says that it was sent also to a borrower who has left', async () => {
    await sandbox.fault({ path: PATHS.complaintSave, kind: 'delay', ms: UNTIL_CLEARED });
    const app = await open(ROUTES.complaint);
    await app.user.click(await screen.findByRole('link', { name: 'Amounts and charges' }));
    await submit(app);
    expect(await description()).toHaveAttribute('readonly');
    window.history.back();
    await screen.findByText('What is it about?');
    await answerDelayed(PATHS.complaintSave);
    expect(await screen.findByText('Your complaint was sent')).toBeVisible();
  });

  it("shows the server's message when it refuses, and keeps the text", async () => {
    await sandbox.fault({ path: PATHS.complaintSave, kind: 'refuse', message: 'Not today' });
    const app = await open();
    await submit(app, 'Keep me');
    // In a toast, and above the button.
    await waitFor(() => expect(screen.getAllByText('Not today')).toHaveLength(2));
    expect(await description()).toHaveValue('Keep me');
    skipRest();
    await app.user.click(submitButton());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
