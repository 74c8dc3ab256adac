/** The complaint form for its browser tests: its controls, its photos, and what it sent. */
import type { Page } from '@playwright/test';
import { type AdminApi, expect } from './fixtures.ts';

export const WHO = 'userId=10001';

export const picker = (page: Page) => page.getByLabel('Add a photo');
export const jpeg = (buffer: Buffer, name = 'IMG_0001.JPG') => ({ name, mimeType: 'image/jpeg', buffer });

/** Waits until this many photos are uploaded. */
export async function uploaded(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('group', { name: /^Photo \d$/ })).toHaveCount(count);
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
}

export async function imageAt(sandbox: AdminApi, address: string): Promise<Buffer> {
  const response = await fetch(new URL(address, sandbox.origin));
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  return Buffer.from(await response.arrayBuffer());
}
