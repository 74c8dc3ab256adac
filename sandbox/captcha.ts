/** Captchas: a session has one answer at a time, for five minutes, for one try. */
import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { CAPTCHA_CHARACTERS } from './captcha-picture.ts';
import type { Database } from './database.ts';
import { captchas } from './schema.ts';

const LIFE = 5 * 60_000;
const KEPT = 60 * 60_000;
const LENGTH = 4;

/** Opens a session and forgets those long past. @returns its sid. */
export async function openCaptcha(db: Database, now: number): Promise<string> {
  const sid = randomUUID();
  await db.batch([
    db.delete(captchas).where(lt(captchas.drawnAt, now - KEPT)),
    db.insert(captchas).values({ sid, drawnAt: now }),
  ]);
  return sid;
}

/**
 * The answer to draw: a new one for each new `t`, so that refreshing the picture renews it; the same for the same `t`,
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

/** `fresh`: right and unused. `bound`: right, and already used for this phone. `wrong`: anything else, and the answer is spent. */
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

/** Uses a fresh captcha up for a phone. @returns false when another call was faster. */
export async function bindCaptcha(db: Database, sid: string, phone: string): Promise<boolean> {
  const bound = await db
    .update(captchas)
    .set({ phone })
    .where(and(eq(captchas.sid, sid), isNull(captchas.phone)))
    .returning({ sid: captchas.sid });
  return bound.length > 0;
}

const isAlive = (drawnAt: number, now: number) => now - drawnAt < LIFE;
