/** Writes that were carried out, whose answers have other data than those of the contract. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json';
import { appOfFile, enter, type OpenedApp, PATHS, ROUTES, watchAnswer } from './app';
import { fill } from './promotion-form';

const { sandbox, open } = appOfFile({ ownBorrower: true });

interface WriteScreen {
  name: string;
  path: string;
  route: string;
  prepare?: (app: OpenedApp) => Promise<void>;
  button: string;
}

const choose = async ({ user }: OpenedApp, bank: RegExp) =>
  user.click(await screen.findByRole('radio', { name: bank }));
const write = async ({ user }: OpenedApp, label: string, text: string) =>
  enter(user, await screen.findByLabelText(label), text);

const WRITES: readonly WriteScreen[] = [
  { name: 'loan request', path: PATHS.loanRequest, route: ROUTES.confirmLoan, button: en['confirm.submit'] },
  {
    name: 'rating',
    path: PATHS.rating,
    route: '/loan-detail?productId=101&orderId=1000200',
    prepare: async (app) => choose(app, /^3$/),
    button: en['common.submit'],
  },
  {
    name: 'complaint',
    path: PATHS.complaintSave,
    route: ROUTES.complaintNext,
    prepare: (app) => write(app, en['complaint.description'], 'Charged twice'),
    button: en['common.submit'],
  },
  {
    name: 'registration',
    path: PATHS.registration,
    route: ROUTES.promotion,
    prepare: async (app) => {
      await screen.findByAltText(en['promotion.captchaPicture']);
      await fill(app);
    },
    button: en['promotion.apply'],
  },
  {
    name: 'payment',
    path: PATHS.olderPayment,
    route: ROUTES.olderRepay,
    prepare: (app) => choose(app, /Banco del Valle/),
    button: en['olderRepay.pay'],
  },
  {
    name: 'code of a payment',
    path: PATHS.olderPaymentCode,
    route: ROUTES.olderRepay,
    prepare: async (app) => {
      await choose(app, /Banco Norte/);
      await app.user.click(screen.getByRole('button', { name: en['olderRepay.pay'] }));
      await write(app, en['olderRepay.code'], '123456');
    },
    button: en['olderRepay.confirm'],
  },
  { name: 'Alipay', path: PATHS.olderPaymentAlipay, route: ROUTES.olderRepay, button: en['olderRepay.alipay'] },
  {
    name: 'card',
    path: PATHS.newCard,
    route: '/bind-card',
    prepare: async (app) => {
      await write(app, en['bind.holder'], 'Ana Ruiz');
      await write(app, en['bind.number'], '4111111111111111');
    },
    button: en['bind.save'],
  },
];

const ANSWERS = [{}, ...[null, [], 'data', 12, true, {}].map((data) => ({ data }))];
/** Each write with one of the answers, in turn. */
const ANSWERED = WRITES.map((each, place) => ({ ...each, answer: ANSWERS[place % ANSWERS.length] }));

describe('A write is sent once, and its screen has a title and an action', () => {
  it.each(ANSWERED)('$name, answered with $answer', async ({ path, route, prepare, button, answer }) => {
    const app = await open(route);
    await app.settled();
    await prepare?.(app);
    await sandbox.fault({ path, kind: 'status', status: 200, body: { code: 0, ...answer } });
    const answered = await watchAnswer(path);
    await app.user.click(await screen.findByRole('button', { name: button }));
    await answered();
    await app.settled();
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
    expect(screen.queryByText(en['error.crashTitle'])).toBeNull();
    expect(document.body).not.toHaveTextContent(/\b(undefined|NaN|null)\b|\[object|Invalid Date|Infinity/);
    expect(await sandbox.calls(path)).toHaveLength(1);
  });
});
