import axios from 'axios';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendRead, sendWrite } from '../../src/api/client';
import { callAddress } from '../../src/api/request';
import { plainCall } from '../plain-call';

vi.mock('virtual:wire-names', () => ({
  default: { path: 'w_path', field: 'w_field', userId: 'w_user', photo: 'w_photo', inner: 'w_inner', data: 'w_data' },
}));

beforeEach(() => {
  window.history.replaceState(null, '', '/#/Dag?userId=10001');
  const data = '{"code":0,"w_data":{"w_field":{"w_inner":1},"other":2}}';
  vi.spyOn(axios, 'request').mockResolvedValue({ status: 200, data });
});

/** What went out last. */
function sent() {
  const config = vi.mocked(axios.request).mock.lastCall?.[0];
  const url = new URL(config?.url ?? '', 'http://server.example');
  return { path: url.pathname, query: Object.fromEntries(url.searchParams), body: config?.data as unknown };
}

describe('A dictionary of wire names renames', () => {
  it('the path, query and session of a read', async () => {
    await sendRead(...plainCall('/path/list', { query: { field: 'field', other: 1 } }));
    expect(sent()).toMatchObject({
      path: '/began/w_path/list',
      query: { w_field: 'field', other: '1', w_user: '10001' },
    });
  });

  it('the fields of a form', async () => {
    await sendRead(...plainCall('/path', { query: { userId: 'asked' }, body: { field: 'field' } }));
    expect(sent()).toMatchObject({ path: '/began/w_path', query: { w_user: 'asked' }, body: 'w_field=field' });
  });

  it('the fields of JSON, at any depth', async () => {
    await sendWrite(...plainCall('/api/path', { body: { field: { inner: 'inner' } } }));
    expect(sent().body).toBe('{"w_field":{"w_inner":"inner"}}');
  });

  it('the field of an upload', async () => {
    await sendWrite(...plainCall('/path', { body: { photo: new File(['x'], 'a.jpg') } }));
    expect([...(sent().body as FormData).keys()]).toEqual(['w_photo']);
  });

  it('the address of a file that the browser loads', () => {
    expect(callAddress('/path', { field: 1 })).toBe('/began/w_path?w_user=10001&w_field=1');
  });

  it('the fields of an answer, back to their canonical names', async () => {
    expect(await sendRead(...plainCall('/path', { answer: v.unknown() }))).toEqual({ field: { inner: 1 }, other: 2 });
  });
});
