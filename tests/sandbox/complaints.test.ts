/** Complaints: who may complain about what, and what the borrower reads afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import { type Client, clientOf, clientOfEachTest, formOf, PATHS, uploaded } from './client.ts';

const client = clientOfEachTest();

const COMPLAINT = {
  problemType: '2',
  problemSonType: '',
  problemDetail: 'Mi pago no aparece',
  problemImage: '',
  orderNo: '1000200',
};
const ABOUT_COLLECTION = { ...COMPLAINT, problemType: '1', problemSonType: '12', orderNo: '1000180' };

const save = (client: Client, values: Record<string, string>) =>
  client.post(`${PATHS.complaintSave}?language=1`, formOf(values));

interface Item {
  id: string;
  time: unknown;
  type: string;
  content: string;
}

async function tabs(client: Client, query: Record<string, string | number> = {}) {
  const { data } = await client.english(PATHS.complaintList, query);
  return data.tabs as { title: string; list: Item[] }[];
}

const newest = async (client: Client) => (await tabs(client))[0]?.list[0];
const detail = async (client: Client, problemId: string, query = {}) =>
  client.english(PATHS.complaintDetail, { problemId, ...query });

describe('Starting a complaint', () => {
  it('answers with types, sub-types, the requested order, and all orders', async () => {
    const { data } = await client.english(PATHS.complaintStart, { orderId: '1000174' });
    expect(data.problemType).toHaveLength(5);
    expect(data).toMatchObject({
      problemType: [{ title: 'Collection', value: '1' }, {}, {}, {}, {}],
      problemSonType: [{ value: '11' }, { value: '12' }, { value: '13' }, { value: '14' }],
      orderDetail: { orderNo: '1000174', productName: 'Préstamo Azul', status: 'Repayment due soon', isShow: 1 },
      orderList: expect.arrayContaining([
        expect.objectContaining({ orderNo: '1000200', isShow: 0 }),
        expect.objectContaining({ orderNo: '1000180', isShow: 1, list: expect.any(Array) }),
      ]),
    });
    expect(data.orderList).toHaveLength(8);
  });

  it.each([{}, { orderId: 'gone' }, { orderId: '2000174' }])(
    'falls back to the newest own order with %j',
    async (query) => {
      const { data } = await client.get(PATHS.complaintStart, query);
      expect(data.orderDetail).toEqual((data.orderList as unknown[])[0]);
      expect(JSON.stringify(data)).not.toContain('2000174');
    },
  );
});

describe('Saving a complaint', () => {
  it('adds it as the first of the list, pending, with its photos in order', async () => {
    const photos = [await uploaded(client), await uploaded(client)];
    expect((await save(client, { ...ABOUT_COLLECTION, problemImage: photos.join(',') })).code).toBe(0);
    const item = await newest(client);
    expect(item).toMatchObject({ type: 'Collection', content: 'Mi pago no aparece' });
    expect((await detail(client, item?.id ?? '')).data).toEqual({
      problemId: item?.id,
      type: 'Collection',
      sonType: 'Too many calls, or at odd hours',
      content: 'Mi pago no aparece',
      images: photos.join(','),
      disposeDetail: '',
      disposeImages: [],
      isNeedScore: 0,
    });
  });

  it('accepts 200 characters and nine photos', async () => {
    const photos = await Promise.all(Array.from({ length: 9 }, () => uploaded(client)));
    const problemImage = photos.join(',');
    expect((await save(client, { ...COMPLAINT, problemDetail: 'ñ'.repeat(200), problemImage })).code).toBe(0);
    const { images } = (await detail(client, (await newest(client))?.id ?? '')).data;
    expect(images).toBe(problemImage);
  });

  it('accepts half of a surrogate pair', async () => {
    const body = JSON.stringify({ ...COMPLAINT, problemDetail: 'a\ud83d' });
    const { code } = await client.post(PATHS.complaintSave, body, { 'Content-Type': 'application/json' });
    expect(code).toBe(0);
    expect((await newest(client))?.content).toMatch(/^a/);
  });

  it.each([
    ['no type', { problemType: '' }, 'Please choose a question type'],
    ['an unknown type', { problemType: '9' }, 'Please choose a question type'],
    ['collection without its sub-type', { ...ABOUT_COLLECTION, problemSonType: '' }, 'Please choose what happened'],
    ['an unknown sub-type', { ...ABOUT_COLLECTION, problemSonType: '99' }, 'Please choose what happened from the list'],
    [
      'collection about an order that is not collected on',
      { ...ABOUT_COLLECTION, orderNo: '1000200' },
      'The selected order does not support sending collection types',
    ],
    ['no order', { orderNo: '' }, 'Please choose an order'],
    ["somebody else's order", { orderNo: '2000174' }, 'Order not found'],
    ['a blank description', { problemDetail: ' \n\t ' }, 'Please provide your opinions and suggestions'],
    ['201 characters', { problemDetail: 'x'.repeat(201) }, 'The description is longer than 200 characters'],
    ['101 pairs of surrogates', { problemDetail: '💬'.repeat(101) }, 'The description is longer than 200 characters'],
    ['ten photos', { problemImage: Array(10).fill('/images/x.png').join(',') }, 'At most 9 photos can be sent'],
    [
      'a photo from elsewhere',
      { problemImage: `https://elsewhere.example/images/${'a'.repeat(32)}.png` },
      'One of the photos was not uploaded here, please add it again',
    ],
    [
      'a photo that does not exist',
      { problemImage: `/images/${'a'.repeat(32)}.png` },
      'One of the photos was not uploaded here, please add it again',
    ],
  ])('is refused with %s, and nothing is kept', async (_, change, message) => {
    const answer = await save(client, { ...COMPLAINT, ...change });
    expect(answer.message).toBe(message);
    expect(answer.code).not.toBe(0);
    expect((await tabs(client))[0]?.list).toHaveLength(3);
  });

  it('is refused with the photo of another borrower', async () => {
    const problemImage = await uploaded(client, 'ana');
    expect((await save(client, { ...COMPLAINT, problemImage })).message).toMatch(/^One of the photos/);
    const hers = await client.post(`${PATHS.complaintSave}?userId=ana`, formOf({ ...COMPLAINT, problemImage }));
    expect(hers.code).toBe(0);
  });

  it('refuses GET, because it is a write', async () => {
    expect((await fetch(`${client.at(PATHS.complaintSave)}?${formOf(COMPLAINT)}`)).status).toBe(405);
  });
});

describe('The list', () => {
  it('has the samples by state, the newest first, each date in a form of the contract, and none of another borrower', async () => {
    const [all, pending, answered] = await tabs(client);
    const ids = (tab: typeof all) => tab?.list.map(({ id }) => id);
    expect([all?.title, pending?.title, answered?.title]).toEqual(['All', 'Pending', 'Answered']);
    const open = ['7000003', '7000002'];
    expect([ids(all), ids(pending), ids(answered)]).toEqual([[...open, '7000001'], open, ['7000001']]);
    expect(all?.list.map(({ time }) => typeof time)).toEqual(['number', 'string', 'string']);
    expect((await tabs(client, { userId: '20002' })).map(({ list }) => list)).toEqual([[], [], []]);
  });

  it('can have the requested length', async () => {
    await client.addComplaints(1200);
    await client.addComplaints(800);
    const [all, pending, answered] = await tabs(client);
    expect(all?.list).toHaveLength(2003);
    expect((pending?.list.length ?? 0) + (answered?.list.length ?? 0)).toBe(2003);
    expect((await tabs(client, { userId: 'ana' }))[0]?.list).toHaveLength(3);
  });
});

describe('The detail', () => {
  it('of an answered complaint has the reply, and asks for a rating until there is one', async () => {
    const before = await detail(client, '7000001');
    expect(before.data).toMatchObject({ sonType: '', disposeDetail: expect.stringContaining('Encontramos tu pago') });
    expect(before.data).toMatchObject({ disposeImages: ['/pictures/receipt-10.svg'], isNeedScore: 1 });
    await client.get(PATHS.rating, { score: 4 });
    expect((await detail(client, '7000001')).data.isNeedScore).toBe(0);
  });

  it('changes when the desk answers, and again when it adds an answer', async () => {
    const answer = (content: string) => client.ask('POST', '/complaints/7000002/answer', { content });
    await answer('Lo revisamos.');
    await answer('Quedó resuelto.');
    expect((await detail(client, '7000002')).data).toMatchObject({
      disposeDetail: 'Lo revisamos.\n\nQuedó resuelto.',
      isNeedScore: 1,
    });
    expect((await tabs(client))[1]?.list.map(({ id }) => id)).toEqual(['7000003']);
    await expect(client.ask('POST', '/complaints/gone/answer', { content: 'x' })).rejects.toThrow(
      'There is no such complaint',
    );
  });

  it('is refused for the complaint of another borrower', async () => {
    await save(client, COMPLAINT);
    const id = (await newest(client))?.id ?? '';
    expect((await detail(client, id)).code).toBe(0);
    expect(await detail(client, id, { userId: 'ana' })).toMatchObject({ message: 'Complaint not found', data: {} });
  });
});

it('Complaints in a file are saved over a restart, with their photos', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const database = join(folder, 'state', 'state.db');
  const first = await startSandbox({ database, quiet: true });
  const photoAddress = await uploaded(clientOf(first.origin));
  await save(clientOf(first.origin), { ...COMPLAINT, problemImage: photoAddress });
  await first.close();

  const second = await startSandbox({ database, quiet: true });
  const client = clientOf(second.origin);
  expect((await tabs(client))[0]?.list).toHaveLength(4);
  expect((await fetch(second.origin + photoAddress)).status).toBe(200);
  await client.reset();
  expect((await tabs(client))[0]?.list).toHaveLength(3);
  expect((await fetch(second.origin + photoAddress)).status).toBe(404);
  await second.close();
});
