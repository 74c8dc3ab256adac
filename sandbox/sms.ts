/** SMS codes: six digits, valid for five minutes and five attempts, rate-limited. None is really sent: the console and the support desk show them. */
import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { smsCodes } from './schema.ts';

const LIFETIME_MS = 5 * 60_000;
const MAX_WRONG_CODES = 5;
const PAUSE = 60_000;
const HOUR = 60 * 60_000;
const MAX_PER_HOUR = 20;

export const newCode = () => String(randomInt(1e6)).padStart(6, '0');

/** The rate limit that is reached; undefined when a code may be sent. */
export async function sendingLimit(
  db: Database,
  phone: string,
  deviceId: string,
  now: number,
): Promise<'phone' | 'device' | undefined> {
  // Codes with a later time do not count: the clock may have been set back.
  const sent = (of: SQL, since: number) =>
    db.$count(smsCodes, and(of, gt(smsCodes.createdAt, since), lte(smsCodes.createdAt, now)));
  if ((await sent(eq(smsCodes.phone, phone), now - PAUSE)) > 0) return 'phone';
  return (await sent(eq(smsCodes.deviceId, deviceId), now - HOUR)) >= MAX_PER_HOUR ? 'device' : undefined;
}

/** @returns the code; it replaces earlier codes of the phone. */
export async function sendCode(db: Database, phone: string, deviceId: string, now: number): Promise<string> {
  const code = newCode();
  await db.insert(smsCodes).values({ phone, code, deviceId, createdAt: now, misses: 0 });
  return code;
}

/** Checks the phone's latest code, and marks it as used if it matches. */
export async function takeCode(
  db: Database,
  phone: string,
  code: string,
  now: number,
): Promise<'right' | 'wrong' | 'expired'> {
  const latest = await latestCode(db, phone);
  if (
    latest === undefined ||
    latest.usedAt !== null ||
    now - latest.createdAt >= LIFETIME_MS ||
    latest.misses >= MAX_WRONG_CODES
  ) {
    return 'expired';
  }
  const isLatest = eq(smsCodes.id, latest.id);
  if (latest.code !== code) {
    await db
      .update(smsCodes)
      .set({ misses: sql`${smsCodes.misses} + 1` })
      .where(isLatest);
    return 'wrong';
  }
  const taken = await db
    .update(smsCodes)
    .set({ usedAt: now })
    .where(and(isLatest, isNull(smsCodes.usedAt)));
  return taken.rowsAffected > 0 ? 'right' : 'expired';
}

export const latestCode = (db: Database, phone: string) =>
  db.query.smsCodes.findFirst({ where: eq(smsCodes.phone, phone), orderBy: desc(smsCodes.id) });
