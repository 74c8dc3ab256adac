/** What each write sends, what is saved of its attempt, and which reads it makes out of date. */
import type { AxiosProgressEvent } from 'axios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../src/contract/paths';
import { saveCard } from '../../src/features/bind/commands';
import { saveComplaint, uploadPhoto } from '../../src/features/complaint/commands';
import { pushLoan } from '../../src/features/confirm-loan/commands';
import { commitPayment, confirmPayment, openAlipay } from '../../src/features/older-repay/commands';
import { register, sendCode, trackClick } from '../../src/features/promotion/commands';
import { parseAmount } from '../../src/format/money';
import { ownDeviceId } from '../../src/platform/device';
import { answerWith, lastConfig, lastRequest } from './sent-request';

beforeEach(() => {
  vi.stubEnv('VITE_IDEMPOTENCY', '1');
  window.history.replaceState(null, '', '/#/x');
  answerWith({});
});

const ODD = parseAmount('3,460.45 MXN');
const AMOUNT = parseAmount(346045);
const idempotencyKey = 'key-1';

describe('The loan request', () => {
  const offer = (amount: typeof AMOUNT | undefined) =>
    ({ amount, term: { periods: '7', unit: '1' } }) as Parameters<typeof pushLoan.send>[0]['offer'];

  it.each([
    [AMOUNT, { amount: '346045' }, { amount: 346045 }],
    [ODD, { amount: '3,460.45 MXN' }, { amount: '3,460.45 MXN' }],
    [undefined, {}, {}],
  ])('sends the offer of %s back unchanged', async (amount, fields, facts) => {
    await pushLoan.send({ offer: offer(amount), productId: '101', idempotencyKey });
    const terms = { periods: '7', termUnit: '1', productId: '101' };
    expect(lastRequest()).toEqual({ path: PATHS.loanRequest, fields: { ...fields, ...terms }, key: 'key-1' });
    expect(pushLoan.facts?.({ offer: offer(amount), productId: '101' })).toEqual(facts);
  });
});

describe('A payment of an older loan', () => {
  const card = { key: '#0', id: '5002', bank: 'Banco del Valle', number: '5200349876543214', bankCode: 'BV02' };
  const payment = { amount: AMOUNT, card, couponId: '9', orderId: '1000174', token: 't', asksCode: false };

  it.each([
    [false, 0],
    [true, 1],
  ])('by card sends the amount and the card; asks for a code again: %s', async (asksCode, sendMsg) => {
    await commitPayment.send({ ...payment, asksCode, idempotencyKey });
    expect(lastRequest()).toEqual({
      path: PATHS.olderPayment,
      fields: {
        amount: 346045,
        bankName: 'Banco del Valle',
        cardId: '5002',
        cardNo: '5200349876543214',
        couponId: '9',
        orderId: '1000174',
        repayToken: 't',
        bankCode: 'BV02',
        sendMsg,
      },
      key: 'key-1',
    });
    expect(commitPayment.facts?.(payment)).toEqual({ amount: 346045 });
  });

  it.each([null, {}, { needValid: null }, { needValid: '' }])(
    'needs a code after the answer %j only if one was asked for again',
    async (data) => {
      answerWith(data);
      const needsCode = async (asksCode: boolean) => (await commitPayment.send({ ...payment, asksCode })).needsCode;
      expect([await needsCode(true), await needsCode(false)]).toEqual([true, false]);
    },
  );

  it('is complete unless it needs a code', () => {
    const answered = (needsCode: boolean) => commitPayment.isComplete?.({ needsCode, recordId: '8' });
    expect([answered(false), answered(true)]).toEqual([true, false]);
  });

  it('is confirmed with the code', async () => {
    const confirmation = { amount: AMOUNT, orderId: '1000174', code: '123456', recordId: '8' };
    await confirmPayment.send({ ...confirmation, idempotencyKey });
    const fields = { orderId: '1000174', verifyCode: '123456', repaymentRecordId: '8' };
    expect(lastRequest()).toEqual({ path: PATHS.olderPaymentCode, fields, key: 'key-1' });
    expect(confirmPayment.facts?.(confirmation)).toEqual({ amount: 346045 });
  });

  it('by Alipay asks for its page', async () => {
    answerWith({ url: 'https://alipay.example/' });
    const page = await openAlipay.send({ userId: '7', orderId: '1000174', amount: AMOUNT });
    expect(page).toEqual({ address: 'https://alipay.example/' });
    expect(lastRequest()).toMatchObject({
      path: PATHS.olderPaymentAlipay,
      fields: { userId: '7', orderId: '1000174', amount: 346045 },
    });
  });
});

it('A new card is sent without the spaces around its holder, and makes the cards out of date', async () => {
  await saveCard.send({ holder: ' Ana López ', number: '4000123456789017', phone: '55' });
  const fields = { userName: 'Ana López', cardNo: '4000123456789017', phone: '55' };
  expect(lastRequest()).toMatchObject({ path: PATHS.newCard, fields });
  expect(saveCard.invalidates).toEqual([[PATHS.cards]]);
});

describe('A complaint', () => {
  it('is sent with its photos in order, and makes the list out of date', async () => {
    const target = { problemType: '1', problemSonType: '2', orderNo: '1000174' };
    await saveComplaint.send({ ...target, text: 'My charge is wrong', photos: ['/b.jpg', '/a.jpg'], idempotencyKey });
    const fields = { ...target, problemDetail: 'My charge is wrong', problemImage: '/b.jpg,/a.jpg' };
    expect(lastRequest()).toEqual({ path: PATHS.complaintSave, fields, key: 'key-1' });
    expect(saveComplaint.invalidates).toEqual([[PATHS.complaintList, {}]]);
  });

  const onProgress = vi.fn();
  const { signal } = new AbortController();
  const upload = (name: string) =>
    uploadPhoto({ content: new Blob(['picture'], { type: 'image/jpeg' }), name, onProgress, signal });

  it.each([
    ['IMG_1.HEIC', 'IMG_1.jpg'],
    ['a.b.png', 'a.b.jpg'],
    ['photo', 'photo.jpg'],
    ['.heic', 'photo.jpg'],
    ['', 'photo.jpg'],
  ])('has the photo %j as %j', async (name, sentName) => {
    answerWith({ url: '/images/1.jpg' });
    expect(await upload(name)).toBe('/images/1.jpg');
    // Of the file only these: a failing check would print all of it, which takes minutes in jsdom.
    const { data, onUploadProgress } = lastConfig() ?? {};
    const file = (data as FormData).get('problemImage') as File;
    expect([file.name, file.type, file.size]).toEqual([sentName, 'image/jpeg', 7]);
    onUploadProgress?.({ progress: 0.5 } as AxiosProgressEvent);
    expect(onProgress).toHaveBeenLastCalledWith(0.5);
  });

  it.each([undefined, 'javascript:alert(1)'])('has no photo whose address is %j', async (url) => {
    answerWith({ url });
    await expect(upload('a.jpg')).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('The promotion', () => {
  const campaign = { appName: 'A', app_from: 'f', user_from: 'u', utm_tag: 't', id: '6', invite_code: 'i' };
  const form = { phone: '13800138000', captcha: '7kq2', sid: 's', campaign };
  const shared = { appName: 'A', app_from: 'f', user_from: 'u', utm_tag: 't' };
  const request = () => ({ phone: '13800138000', capcode: '7kq2', sid: 's', deviceId: ownDeviceId(), ...shared });

  it('asks for a code with the captcha', async () => {
    await sendCode.send(form);
    expect(lastRequest()).toMatchObject({ path: PATHS.smsCode, fields: request() });
  });

  it('registers the number as the name of the account', async () => {
    await register.send({ ...form, smsCode: '123456' });
    const own = { userName: '13800138000', smsCode: '123456', invite_code: 'i', id: '6', merchantNumber: 0 };
    expect(lastRequest()).toMatchObject({ path: PATHS.registration, fields: { ...request(), ...own } });
  });

  it('tells a tap with the number', async () => {
    trackClick(campaign, 'template', '13800138000');
    await vi.waitUntil(() => lastRequest() !== undefined);
    const fields = { page_id: '6', phone: '13800138000', user_from: 'u', page_type: '1' };
    expect(lastRequest()).toMatchObject({ path: PATHS.click, fields });
  });
});

it('Each write has a name of its own, because writes of one name are not sent at the same time', () => {
  const names = [pushLoan, commitPayment, confirmPayment, openAlipay, saveCard, saveComplaint, sendCode, register].map(
    ({ name }) => name,
  );
  expect(new Set(names.filter(Boolean)).size).toBe(names.length);
});
