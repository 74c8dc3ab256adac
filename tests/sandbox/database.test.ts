import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSandbox } from '../../sandbox/server';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const started = (database: string) => startSandbox({ database, quiet: true });

it('A state file with other tables is refused, says how to reset it, and is not changed', async () => {
  const database = join(folder, 'older.db');
  const older = createClient({ url: `file:${database}` });
  await older.execute('CREATE TABLE orders (id text)');
  await expect(started(database)).rejects.toThrow(
    `${database} has the tables of another version of the sandbox. To start afresh: npm run sandbox:reset`,
  );
  expect((await older.execute('SELECT name FROM sqlite_master')).rows.map(({ name }) => name)).toEqual(['orders']);
  older.close();
});

it('A state file of an older version gets the missing tables and columns, and keeps its content and tables that are no longer used', async () => {
  const database = join(folder, 'older.db');
  await (await started(database)).close();
  const older = createClient({ url: `file:${database}` });
  await older.batch(
    [
      'DROP TABLE notes',
      'CREATE TABLE unused (id text)',
      'ALTER TABLE replies DROP COLUMN author',
      'ALTER TABLE complaints DROP COLUMN reviewer',
      'PRAGMA user_version = 1',
    ],
    'write',
  );
  older.close();
  const { origin, close } = await started(database);
  expect(await (await fetch(`${origin}/sandbox/state`)).json()).toMatchObject({
    replies: expect.arrayContaining([expect.objectContaining({ complaintId: '7000001', author: null })]),
  });
  expect((await fetch(`${origin}/desk/complaint?borrower=10001&id=7000001`)).status).toBe(200);
  await close();
});
