/** The support desk's page for SMS codes and registered phone numbers. */
import { count, desc, isNotNull, like } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Database } from '../database.ts';
import type { Say } from '../envelope.ts';
import { type Repayment, registrations, repayments, smsCodes, visits } from '../schema.ts';
import { badge, type Markup, page, type Reader, sectionName } from './layout.ts';
import { PAGE_SIZE, rowList, searchForm } from './list.ts';
import { counted, money, when } from './words.ts';

/** Shows the newest of each; older ones are found by searching. */
export async function messageList(db: Database, reader: Reader, q: string): Promise<Markup> {
  const { say } = reader;
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
  const none = (english: string, spanish: string) =>
    q === '' ? say(english, spanish) : say('None found.', 'Sin resultados.');
  const search = searchForm(reader, '/desk/messages', { q, label: say('Phone number', 'Número de teléfono') });
  const parts = [
    html`<p class="count">${say('Promotion page', 'Página de promoción')}: ${counted(number('visit'), say('visit', 'visita'))}, ${counted(number('click'), say('tap', 'toque'))} ${say('on its button', 'en su botón')}</p>`,
    part(
      say('SMS codes', 'Códigos SMS'),
      codes.map(
        ({ phone, code, createdAt, usedAt, misses }) =>
          html`<li class="row">
            <span class="head"><strong>${code}</strong> ${usedAt === null ? badge('plain', say('Not used', 'Sin usar')) : badge('done', say('Used', 'Usado'))}</span>
            <span class="facts"><span>${say('to', 'al')} ${phone}</span>${when(createdAt)}<span>${misses} ${say('wrong', 'incorrectos')}</span></span>
          </li>`,
      ),
      none(
        'None yet. One comes when the promotion page sends a code to a number.',
        'Aún no hay. Llega uno cuando la página de promoción envía un código a un número.',
      ),
    ),
    part(
      say('Card payment codes', 'Códigos de pagos con tarjeta'),
      payments.map(
        (each) =>
          html`<li class="row">
            <span class="head"><strong>${each.code}</strong> ${paymentBadge(each, say)}</span>
            <span class="facts">
              <span>${say('payment', 'pago')} ${each.id}</span
              ><span>${say('order', 'préstamo')} ${each.orderId} ${say('of', 'de')} ${each.borrowerId}</span
              ><span>${money(each.amount)}</span>${when(each.createdAt)}
            </span>
          </li>`,
      ),
      say(
        'None yet. One comes when a borrower pays with a card whose bank asks for a code.',
        'Aún no hay. Llega uno cuando un cliente paga con una tarjeta cuyo banco pide un código.',
      ),
    ),
    part(
      say('Registrations', 'Registros'),
      registered.map(
        (each) =>
          html`<li class="row">
            <strong>${each.phone}</strong>
            <span class="facts">
              ${when(each.createdAt)}${facts({
                app: each.appName,
                [say('from', 'de')]: each.user_from,
                [say('tag', 'etiqueta')]: each.utm_tag,
                [say('invite', 'invitación')]: each.invite_code,
                [say('template', 'plantilla')]: each.templateId,
              })}
            </span>
          </li>`,
      ),
      none(
        'None yet. One comes when a number registers on the promotion page.',
        'Aún no hay. Llega uno cuando un número se registra en la página de promoción.',
      ),
    ),
  ];
  return page(reader, '/desk/messages', sectionName(reader, '/desk/messages'), parts, { search });
}

const part = (name: string, rows: readonly Markup[], nothing: string) =>
  html`<section class="stack"><h2>${name}</h2>${rowList(rows, nothing)}</section>`;

/** In Spanish. */
const STATES = { waiting: 'en espera', paid: 'pagado', replaced: 'reemplazado' };

export const paymentBadge = ({ state }: Repayment, say: Say) =>
  badge(state === 'paid' ? 'done' : 'plain', say(state, STATES[state]));

const facts = (named: Record<string, string>) =>
  Object.entries(named).map(([name, value]) => (value === '' ? '' : html`<span>${name} ${value}</span>`));
