/** The sandbox's Alipay page: shows the amount to pay, completes the payment, and returns to the order. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxContext } from './api-handler.ts';
import { htmlDocument } from './desk/layout.ts';
import { money } from './desk/words.ts';
import { sayIn } from './envelope.ts';
import { findOrderOf } from './lookup.ts';
import { completePayment, findRepayment } from './repayments.ts';
import { pageHeaders, sameSiteWrites } from './same-site.ts';
import type { Order } from './schema.ts';

export function alipay({ db }: SandboxContext): Hono {
  const app = new Hono();
  app.use(pageHeaders, sameSiteWrites);

  app.on(['GET', 'POST'], '/:id', async (c) => {
    const payment = await findRepayment(db, c.req.param('id'));
    const order = payment && (await findOrderOf(db, payment.borrowerId, payment.orderId));
    // Card payments have ids of the same form, but are not paid on this page.
    if (payment === undefined || payment.cardId !== null || order === undefined) return c.text('No such payment', 404);
    const back = orderScreen(c, order);
    if (c.req.method === 'POST') {
      await completePayment(db, payment, order);
      return c.redirect(back, 303);
    }
    const say = sayIn(c.req.query('language'));
    const open = html`<button class="primary" type="submit">${say('Pay', 'Pagar')}</button>`;
    const closed = html`<p>${say('This payment is no longer open.', 'Este pago ya no está abierto.')}</p>`;
    const body = html`<main>
      <h1>Alipay</h1>
      <form method="post" action="${new URL(c.req.url).search}">
        <p class="bar"><span>${say('Loan', 'Préstamo')} ${order.id}</span><strong>${money(payment.amount)}</strong></p>
        ${payment.state === 'waiting' ? open : closed}
        <a href="${back}">${say('Back to your loan', 'Volver a tu préstamo')}</a>
      </form>
    </main>`;
    return c.html(htmlDocument(say('en', 'es'), 'Alipay', body));
  });
  return app;
}

/** The address of the order's screen. Keeps the session parameters of the request; sets at least `userId`. */
function orderScreen(c: Context, order: Pick<Order, 'borrowerId' | 'id' | 'productId'>): string {
  const session = new URL(c.req.url).searchParams;
  if (!session.has('userId')) session.set('userId', order.borrowerId);
  return `/?${session}#/loan-detail?${new URLSearchParams({ productId: order.productId, orderId: order.id })}`;
}
