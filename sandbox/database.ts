/** Opens the database of a sandbox, in memory or in a file: runs the migrations and adds missing samples. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';
import { notInArray } from 'drizzle-orm';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import * as schema from './schema.ts';
import { DEFAULT_BORROWER, fillCatalogue, OTHER_BORROWER, openAccount } from './seed.ts';

export type Database = LibSQLDatabase<typeof schema>;

/** The database file of `npm start` and `npm run dev`. */
export const STATE_FILE = '.sandbox/state.db';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** @param database a file, or `:memory:`; each call with `:memory:` opens a separate database. */
export async function openDatabase(database: string): Promise<{ db: Database; close(): void }> {
  if (database !== ':memory:') mkdirSync(dirname(database), { recursive: true });
  const client = createClient({ url: database === ':memory:' ? database : `file:${database}` });
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  await fill(db);
  return { db, close: () => client.close() };
}

/** Deletes all rows and inserts the samples again. */
export async function resetDatabase(db: Database): Promise<void> {
  await db.batch([
    db.delete(schema.repayments),
    db.delete(schema.repayTokens),
    db.delete(schema.bankCards),
    db.delete(schema.visits),
    db.delete(schema.registrations),
    db.delete(schema.smsCodes),
    db.delete(schema.captchas),
    db.delete(schema.replies),
    db.delete(schema.complaints),
    db.delete(schema.images),
    db.delete(schema.vouchers),
    db.delete(schema.orders),
    db.delete(schema.coupons),
    db.delete(schema.channels),
    db.delete(schema.products),
    db.delete(schema.borrowers),
  ]);
  await fill(db);
}

async function fill(db: Database): Promise<void> {
  await fillCatalogue(db);
  await openAccount(db, DEFAULT_BORROWER);
  const filled = [DEFAULT_BORROWER.id, OTHER_BORROWER.id];
  const others = await db.query.borrowers.findMany({ where: notInArray(schema.borrowers.id, filled) });
  for (const borrower of others) await openAccount(db, borrower);
}
