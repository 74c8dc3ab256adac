/** Captchas. A session has one answer at a time; it is valid for five minutes and one attempt. */
import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { CAPTCHA_CHARACTERS } from './captcha-picture.ts';
import type { Database } from './database.ts';
import { captchas } from './schema.ts';

const LIFETIME_MS = 5 * 60_000;
const RETENTION_MS = 60 * 60_000;
const LENGTH = 4;

/** Opens a session and deletes old ones. @returns the new session's sid. */
export async function openCaptcha(db: Database, now: number): Promise<string> {
  const sid = randomUUID();
  await db.batch([
    db.delete(captchas).where(lt(captchas.drawnAt, now - RETENTION_MS)),
    db.insert(captchas).values({ sid, drawnAt: now }),
  ]);
  return sid;
}

/**
 * The answer to draw. A new `t` gets a new answer, so refreshing the picture renews it. The same `t` gets the same answer,
 * because a browser may fetch one picture twice.
 * @returns undefined for an unknown session.
 */
export async function answerToDraw(db: Database, sid: string, t: string, now: number): Promise<string | undefined> {
  const known = await db.query.captchas.findFirst({ where: eq(captchas.sid, sid) });
  if (known === undefined) return undefined;
  if (known.answer !== null && t !== '' && known.drawnFor === t && isAlive(known.drawnAt, now)) return known.answer;
  const answer = Array.from({ length: LENGTH }, () => CAPTCHA_CHARACTERS[randomInt(CAPTCHA_CHARACTERS.length)]).join(
    '',
  );
  await db.update(captchas).set({ answer, drawnFor: t, drawnAt: now, phone: null }).where(eq(captchas.sid, sid));
  return answer;
}

/** `fresh`: correct and unused. `bound`: correct and already used for this phone. `wrong`: anything else; the answer becomes invalid. */
export type Verdict = 'fresh' | 'bound' | 'wrong';

export async function checkCaptcha(
  db: Database,
  { sid, capcode, phone }: { sid: string; capcode: string; phone: string },
  now: number,
): Promise<Verdict> {
  const known = await db.query.captchas.findFirst({ where: eq(captchas.sid, sid) });
  const right = known !== undefined && isAlive(known.drawnAt, now) && known.answer === capcode.trim().toUpperCase();
  if (right && known.phone === null) return 'fresh';
  if (right && known.phone === phone) return 'bound';
  await db.update(captchas).set({ answer: null }).where(eq(captchas.sid, sid));
  return 'wrong';
}

/** Binds a fresh captcha to a phone. @returns false when a concurrent call bound it first. */
export async function bindCaptcha(db: Database, sid: string, phone: string): Promise<boolean> {
  const bound = await db
    .update(captchas)
    .set({ phone })
    .where(and(eq(captchas.sid, sid), isNull(captchas.phone)));
  return bound.rowsAffected > 0;
}

const isAlive = (drawnAt: number, now: number) => now - drawnAt < LIFETIME_MS;
