/** The support desk's list of vouchers, which can be marked as paid. */
import { desc, eq, isNotNull, not, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Say } from '../envelope.ts';
import { borrowers, channels, type Voucher, vouchers } from '../schema.ts';
import { checkCode, EXTEND } from '../vouchers.ts';
import { complaintsLink } from './complaint-list.ts';
import {
  addressWith,
  badge,
  listPage,
  type Markup,
  type Notice,
  PAGE_SIZE,
  type PageContext,
  pageNumber,
  table,
} from './layout.ts';
import { orderLink } from './order-list.ts';
import { contains, everyWord } from './search.ts';
import { digits, money, when } from './words.ts';

/** Every listed channel has a voucher. The page lists those that a borrower requested; the search finds the rest. */
export const isRequested = sql`(${vouchers.asked} > 0 OR ${vouchers.paidAt} IS NOT NULL)`;

export async function voucherList(context: PageContext, notice?: Notice): Promise<Markup> {
  const { db, say, query } = context;
  const { q } = query;
  const where =
    q === ''
      ? isRequested
      : everyWord(q, (word) => [
          contains(vouchers.vCode, word),
          eq(vouchers.orderId, word),
          eq(vouchers.borrowerId, word),
        ]);
  const total = await db.$count(vouchers, where);
  const number = pageNumber(query, total);
  const rows = await db
    .select({ voucher: vouchers, name: borrowers.name, channel: channels.name })
    .from(vouchers)
    .leftJoin(borrowers, eq(borrowers.id, vouchers.borrowerId))
    .leftJoin(channels, eq(channels.payCode, vouchers.payCode))
    .where(where)
    .orderBy(not(isRequested), isNotNull(vouchers.paidAt), desc(vouchers.paidAt), vouchers.borrowerId, vouchers.vCode)
    .limit(PAGE_SIZE)
    .offset((number - 1) * PAGE_SIZE);
  const payable = new Set<string>();
  for (const { voucher } of rows) {
    if (typeof (await checkCode(db, voucher.vCode)) !== 'string') payable.add(voucher.vCode);
  }
  const isOver = ({ voucher: { paidAt, vCode } }: { voucher: Voucher }) => paidAt === null && !payable.has(vCode);
  const none = say(
    'No voucher yet. One comes when a borrower chooses in the app how to pay.',
    'Aún no hay códigos de pago. Llega uno cuando un cliente elige en la app cómo pagar.',
  );
  return listPage(
    context,
    '/desk/vouchers',
    {
      search: say('Code, order or borrower', 'Código, préstamo o cliente'),
      query: { q },
      table: table(
        say('Status, Code, Amount, For, Borrower, Payment', 'Estado, Código, Monto, Para, Cliente, Pago'),
        // Codes whose amount is no longer owed come last.
        [...rows]
          .sort((one, other) => Number(isOver(one)) - Number(isOver(other)))
          .map(({ voucher, name, channel }) => [
            html`${
              isOver({ voucher })
                ? badge('off', say('Unpaid, no longer owed', 'Sin pagar, ya no se debe'))
                : voucherBadge(voucher, say)
            } ${voucher.paidAt !== null && when(voucher.paidAt)}`,
            html`${channel ?? voucher.payCode} <small>${digits(voucher.vCode)}</small>`,
            html`<strong>${money(voucher.amount)}</strong>`,
            html`${voucher.requestType === EXTEND ? say('Extension of order', 'Extensión del préstamo') : say('Repayment of order', 'Pago del préstamo')} ${orderLink(voucher)}`,
            complaintsLink(voucher.borrowerId, html`<bdi>${name ?? ''}</bdi> (${voucher.borrowerId})`),
            payable.has(voucher.vCode) &&
              html`<form method="post" action="${addressWith('/desk/vouchers', { q, page: String(number) })}">
                <input type="hidden" name="vCode" value="${voucher.vCode}" />
                <button type="submit" aria-label="${say(`Mark as paid: voucher ${voucher.vCode}`, `Marcar como pagado: código de pago ${voucher.vCode}`)}">${say('Mark as paid', 'Marcar como pagado')}</button>
              </form>`,
          ]),
        q === '' ? none : say('No voucher matches.', 'Ningún código de pago coincide.'),
      ),
      total,
    },
    { notice },
  );
}

export function voucherBadge({ paidAt, asked }: Voucher, say: Say): Markup {
  if (paidAt !== null) return badge('done', say('Paid', 'Pagado'));
  return asked > 0 ? badge('soon', say('Unpaid', 'Por pagar')) : badge('plain', say('Not requested', 'Sin solicitar'));
}
