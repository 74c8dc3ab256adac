/** The support desk: neither borrowers' words nor other sites can misuse it. */
import { describe, expect, it } from 'vitest';
import { formOf, PATHS } from './client.ts';
import { deskOfEachTest, PENDING, reply } from './desk.ts';

const { client, read, detail } = deskOfEachTest();

describe('Safety of the desk', () => {
  it('escapes what borrowers write', async () => {
    const evil = `"><img src=x onerror=alert(1)><script>alert(1)</script>&amp;`;
    const userId = `ana"><b>`;
    const form = formOf({ problemType: 5, problemDetail: evil, orderNo: '1000200', userId });
    expect((await client.post(PATHS.complaintSave, form)).code).toBe(0);
    const list = await read(`/desk?${formOf({ q: evil })}`);
    const address = /href="(\/desk\/complaint\?borrower=ana[^"]+)"/.exec(list)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const orders = await read(`/desk/orders?${formOf({ q: userId })}`);
    for (const text of [list, await read(address), orders]) {
      expect(text).toContain('ana&quot;&gt;&lt;b&gt;');
      expect(text).not.toMatch(/<img src=x|<script>|<b>/);
    }
    expect(await read(address)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;');
  });

  it('has its own security policy, and no script but its own file', async () => {
    for (const path of ['/desk', PENDING, '/desk/vouchers', '/desk/orders', '/desk/nowhere', '/desk/desk.css']) {
      const response = await fetch(client.origin + path);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /default-src 'none'; script-src 'self';.*form-action 'self'.*frame-ancestors 'none'/,
        ),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(await response.text()).not.toMatch(/<script(?! type="module" src="\/desk\/desk\.js"><)|style=| on\w+=/);
    }
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    ['an older browser on another site', { Origin: 'https://elsewhere.example' }],
    ['a page without an origin', { Origin: 'null' }],
    ['an unknown site', {}],
  ])('turns away a form from %s', async (_, headers) => {
    const plain = { Origin: '', 'Sec-Fetch-Site': '' };
    const sent = Object.fromEntries(Object.entries({ ...plain, ...headers }).filter(([, value]) => value !== ''));
    for (const path of [PENDING, '/desk/vouchers', '/desk/orders']) {
      const response = await fetch(client.origin + path, { method: 'POST', body: reply('Texto'), headers: sent });
      expect(response.status).toBe(403);
    }
    expect((await detail('7000002')).disposeDetail).toBe('');
  });

  it('accepts a form of the desk from an older browser', async () => {
    const headers = { Origin: client.origin };
    const answer = await fetch(client.origin + PENDING, { method: 'POST', body: reply('Texto'), headers });
    expect(answer.status).toBe(200);
    expect((await detail('7000002')).disposeDetail).toBe('Texto');
  });

  it('answers invalid requests with a page, never with a 500', async () => {
    for (const path of [PENDING, '/desk/vouchers', '/desk/orders', '/desk/complaint?borrower[]=1']) {
      for (const body of ['{', 'x=%E0%A4%A', '--b\r\n']) {
        for (const type of ['multipart/form-data; boundary=b', 'multipart/form-data', 'application/json', 'nonsense']) {
          const headers = { Origin: client.origin, 'Content-Type': type };
          const response = await fetch(client.origin + path, { method: 'POST', body, headers });
          expect(response.status).toBeLessThan(500);
          expect(await response.text()).toMatch(/^<!doctype html>/);
        }
      }
    }
  });
});
