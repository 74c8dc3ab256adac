/** The complaint form for its browser tests: its controls, its photos, and what it sent. */
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import { adminApi, expect } from './fixtures.ts';

export const FORM = '/complainPageNext?problemType=3&orderNo=1000174';
export const WHO = 'userId=10001';

interface Call {
  path: string;
  body: Record<string, unknown>;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const picker = (page: Page) => page.getByLabel('Add a photo');
export const jpeg = (buffer: Buffer, name = 'IMG_0001.JPG') => ({ name, mimeType: 'image/jpeg', buffer });
export const callsOf = async (sandbox: Sandbox, path: string) =>
  (await adminApi<Call[]>(sandbox, 'GET', '/calls')).filter((call) => call.path === path);

/** Waits until this many photos are uploaded. */
export async function uploaded(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('group', { name: /^Photo \d$/ })).toHaveCount(count);
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
}

export async function imageAt(sandbox: Sandbox, address: string): Promise<Buffer> {
  const response = await fetch(new URL(address, sandbox.origin));
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  return Buffer.from(await response.arrayBuffer());
}
