/** The sandbox's Alipay page: shows the amount to pay, completes the payment, and returns to the order. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxContext } from './began.ts';
import { money } from './desk/layout.ts';
import { sayIn } from './envelope.ts';
import { findOrderOf } from './lookup.ts';
import { completePayment, findRepayment } from './repayments.ts';
import { sameSiteWrites } from './same-site.ts';
import type { Order } from './schema.ts';

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

export function alipay({ db }: SandboxContext): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  });
  app.use(sameSiteWrites);

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
    return c.html(html`<!doctype html>
      <html lang="${say('en', 'es')}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Alipay</title>
          <link rel="stylesheet" href="/desk/desk.css" />
        </head>
        <body>
          <main>
            <h1>Alipay</h1>
            <form class="card" method="post" action="${new URL(c.req.url).search}">
              <p class="head"><span>${say('Loan', 'Préstamo')} ${order.id}</span><strong>${money(payment.amount)}</strong></p>
              ${payment.state === 'waiting' ? html`<button class="primary" type="submit">${say('Pay', 'Pagar')}</button>` : html`<p class="text">${say('This payment is no longer open.', 'Este pago ya no está abierto.')}</p>`}
              <a href="${back}">${say('Back to your loan', 'Volver a tu préstamo')}</a>
            </form>
          </main>
        </body>
      </html>`);
  });
  return app;
}

/** The address of the order's screen. Keeps the session parameters of the request; sets at least `userId`. */
function orderScreen(c: Context, order: Pick<Order, 'borrowerId' | 'id' | 'productId'>): string {
  const session = new URL(c.req.url).searchParams;
  if (!session.has('userId')) session.set('userId', order.borrowerId);
  return `/?${session}#/loan-detail?${new URLSearchParams({ productId: order.productId, orderId: order.id })}`;
}
