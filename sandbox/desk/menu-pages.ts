/** The pages of the menu: SMS codes with registrations, and the app's reports. */
import { count, desc, isNotNull, like } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Say } from '../envelope.ts';
import type { Report } from '../reports.ts';
import { type Repayment, registrations, repayments, smsCodes, visits } from '../schema.ts';
import { badge, type Markup, PAGE_SIZE, type PageContext, page, searchForm, type Text, table } from './layout.ts';
import { counted, money, when } from './words.ts';

/** Shows the newest of each; older ones are found by searching. */
export async function messageList(context: PageContext): Promise<Markup> {
  const { db, say, query } = context;
  const { q } = query;
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
  return page(
    context,
    '/desk/messages',
    html`${searchForm(context, '/desk/messages', say('Phone number', 'Número de teléfono'), { q })}
      <p>${say('Promotion page', 'Página de promoción')}: ${counted(number('visit'), say('visit', 'visita'))}, ${counted(number('click'), say('tap', 'toque'))} ${say('on its button', 'en su botón')}</p>
      <h2>${say('SMS codes', 'Códigos SMS')}</h2>
      ${table(
        say('Code, State, Number, Time', 'Código, Estado, Número, Hora'),
        codes.map((each) => [
          html`<strong>${each.code}</strong>`,
          html`${each.usedAt === null ? badge('plain', say('Not used', 'Sin usar')) : badge('done', say('Used', 'Usado'))}
            ${each.misses > 0 && html`<small>${each.misses} ${say('wrong', 'incorrectos')}</small>`}`,
          each.phone,
          when(each.createdAt),
        ]),
        none(
          'None yet. One comes when the promotion page sends a code to a number.',
          'Aún no hay. Llega uno cuando la página de promoción envía un código a un número.',
        ),
      )}
      <h2>${say('Card payment codes', 'Códigos de pagos con tarjeta')}</h2>
      ${table(
        say('Code, State, Payment, Time', 'Código, Estado, Pago, Hora'),
        payments.map((each) => [
          html`<strong>${each.code}</strong>`,
          paymentBadge(each, say),
          html`${money(each.amount)} <small>${say('payment', 'pago')} ${each.id}, ${say('order', 'préstamo')} ${each.orderId} ${say('of', 'de')} ${each.borrowerId}</small>`,
          when(each.createdAt),
        ]),
        say(
          'None yet. One comes when a borrower pays with a card whose bank asks for a code.',
          'Aún no hay. Llega uno cuando un cliente paga con una tarjeta cuyo banco pide un código.',
        ),
      )}
      <h2>${say('Registrations', 'Registros')}</h2>
      ${table(
        say('Number, Campaign, Time', 'Número, Campaña, Hora'),
        registered.map((each) => [
          html`<strong>${each.phone}</strong>`,
          html`<small>${named({
            app: each.appName,
            [say('from', 'de')]: each.user_from,
            [say('tag', 'etiqueta')]: each.utm_tag,
            [say('invite', 'invitación')]: each.invite_code,
            [say('template', 'plantilla')]: each.templateId,
          })}</small>`,
          when(each.createdAt),
        ]),
        none(
          'None yet. One comes when a number registers on the promotion page.',
          'Aún no hay. Llega uno cuando un número se registra en la página de promoción.',
        ),
      )}`,
  );
}

/** In Spanish. */
const STATES = { waiting: 'en espera', paid: 'pagado', replaced: 'reemplazado' };

export const paymentBadge = ({ state }: Repayment, say: Say) =>
  badge(state === 'paid' ? 'done' : 'plain', say(state, STATES[state]));

/** `app X, tag Y`, without those that are empty. */
const named = (values: Record<string, string>) =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

const KINDS: Readonly<Record<Report['kind'], Text>> = {
  start: ['App not started', 'La app no inició'],
  crash: ['Screen crashed', 'La pantalla falló'],
  error: ['Script error', 'Error del programa'],
  rejection: ['Unhandled rejection', 'Promesa rechazada'],
  chunk: ['File not loaded', 'Archivo no cargado'],
  LCP: ['Largest paint (LCP), ms', 'Mayor elemento (LCP), ms'],
  INP: ['Interaction (INP), ms', 'Interacción (INP), ms'],
  CLS: ['Layout shift (CLS)', 'Cambio de diseño (CLS)'],
  amount: ['Amount shown after, ms', 'Monto visible tras, ms'],
};

export function reportList(context: PageContext, reports: readonly Report[]): Markup {
  const { say } = context;
  return page(
    context,
    '/desk/reports',
    table(
      say('Screen, Report, Device, App, Time', 'Pantalla, Reporte, Dispositivo, App, Hora'),
      [...reports]
        .reverse()
        .map(({ kind, route, version, device, value, name, where, at }) => [
          html`<strong>${route}</strong>`,
          html`${badge('plain', say(...KINDS[kind]))} ${value ?? name}`,
          html`${device} <small>${where}</small>`,
          html`<small>${say('version', 'versión')} ${version}</small>`,
          when(at),
        ]),
      say(
        'No report yet. An app built with VITE_REPORT_URL=/sandbox/reports sends its failures and timings here.',
        'Aún no hay reportes. Una app compilada con VITE_REPORT_URL=/sandbox/reports envía aquí sus fallas y tiempos.',
      ),
    ),
  );
}
