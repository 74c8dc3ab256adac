/** The support desk's page for SMS codes and registered phone numbers. */
import { count, desc, isNotNull, like } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Database } from '../database.ts';
import { registrations, repayments, smsCodes, visits } from '../schema.ts';
import { badge, counted, type Markup, money, PAGE_SIZE, page, rowList, searchForm, when } from './layout.ts';

/** Shows the newest of each; older ones are found by searching. */
export async function messageList(db: Database, q: string): Promise<Markup> {
  const digits = `%${q.replace(/\D/g, '')}%`;
  const codes = await db.query.smsCodes.findMany({
    where: like(smsCodes.phone, digits),
    orderBy: desc(smsCodes.id),
    limit: PAGE_SIZE,
  });
  const registered = await db.query.registrations.findMany({
    where: like(registrations.phone, digits),
    orderBy: [desc(registrations.createdAt), registrations.phone],
    limit: PAGE_SIZE,
  });
  const payments = await db.query.repayments.findMany({
    where: isNotNull(repayments.code),
    orderBy: [desc(repayments.createdAt), repayments.id],
    limit: PAGE_SIZE,
  });
  const seen = await db.select({ kind: visits.kind, count: count() }).from(visits).groupBy(visits.kind);
  const number = (kind: 'visit' | 'click') => seen.find((row) => row.kind === kind)?.count ?? 0;
  return page('/desk/messages', 'SMS codes and registrations', [
    html`<p class="count">Promotion page: ${counted(number('visit'), 'visit')}, ${counted(number('click'), 'tap')} on its button</p>`,
    searchForm('/desk/messages', q, 'Phone number'),
    html`<h2>SMS codes</h2>`,
    rowList(
      codes.map(
        ({ phone, code, createdAt, usedAt, misses }) =>
          html`<li class="row">
                <span class="head"><strong>${code}</strong> ${usedAt === null ? badge('plain', 'Not used') : badge('done', 'Used')}</span>
                <span class="facts"><span>to ${phone}</span>${when(createdAt)}<span>${misses} wrong</span></span>
              </li>`,
      ),
      'No code was sent.',
    ),
    html`<h2>Codes of card payments</h2>`,
    rowList(
      payments.map(
        (each) =>
          html`<li class="row">
                <span class="head"><strong>${each.code}</strong> ${badge(each.state === 'paid' ? 'done' : 'plain', each.state)}</span>
                <span class="facts">
                  <span>payment ${each.id}</span><span>order ${each.orderId} of ${each.borrowerId}</span
                  ><span>${money(each.amount)}</span>${when(each.createdAt)}
                </span>
              </li>`,
      ),
      'No payment asked for a code.',
    ),
    html`<h2>Registrations</h2>`,
    rowList(
      registered.map(
        (each) =>
          html`<li class="row">
                <strong>${each.phone}</strong>
                <span class="facts">
                  ${when(each.createdAt)}${facts({
                    app: each.appName,
                    from: each.user_from,
                    tag: each.utm_tag,
                    invite: each.invite_code,
                    template: each.templateId,
                  })}
                </span>
              </li>`,
      ),
      'No number is registered.',
    ),
  ]);
}

const facts = (named: Record<string, string>) =>
  Object.entries(named).map(([name, value]) => (value === '' ? '' : html`<span>${name} ${value}</span>`));
