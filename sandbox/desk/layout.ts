/** The layout of the desk's pages and their shared parts. Values inserted into `html` are escaped. */
import { html } from 'hono/html';
import { statusTexts } from '../endpoints/order.ts';
import { sayIn } from '../envelope.ts';
import { DAY, dateForms } from '../loan.ts';
import type { Order } from '../schema.ts';

export type Markup = ReturnType<typeof html>;

const SECTIONS = [
  ['/desk', 'Complaints'],
  ['/desk/messages', 'SMS codes'],
  ['/desk/vouchers', 'Vouchers'],
  ['/desk/orders', 'Orders'],
  ['/desk/reports', 'Field reports'],
] as const;

export type Section = (typeof SECTIONS)[number][0];

export interface Notice {
  tone: 'good' | 'bad';
  text: string;
}

interface PageOptions {
  notice?: Notice | undefined;
  /** How many complaints are open; shown in the title of the browser's tab. */
  open?: number;
  /** Stands beside the heading. */
  action?: Markup | false;
}

export function page(
  section: Section,
  title: string,
  content: Markup | Markup[],
  { notice, open, action }: PageOptions = {},
): Markup {
  return htmlDocument(
    'en',
    `${open === undefined ? '' : `(${open} open) `}${title} · Support desk`,
    html`<header>
          <p class="brand">Support desk</p>
          <nav aria-label="Sections">
            ${SECTIONS.map(
              ([href, name]) =>
                html`<a href="${href}" ${href === section ? html`aria-current="page"` : ''}>${name}</a>`,
            )}
          </nav>
        </header>
        <main>
          <div class="head">
            <h1>${title}</h1>
            ${action}
          </div>
          ${notice && html`<p class="notice ${notice.tone}" role="status" tabindex="-1" autofocus>${notice.text}</p>`}
          ${content}
        </main>`,
  );
}

export const htmlDocument = (language: string, title: string, body: Markup) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" type="image/svg+xml" href="/pictures/product-azul.svg" />
        <link rel="stylesheet" href="/desk/desk.css" />
        <script type="module" src="/desk/desk.js"></script>
      </head>
      <body>
        ${body}
      </body>
    </html>`;

export const PAGE_SIZE = 50;

/** What a list is asked for. */
export interface Wanted {
  q: string;
  page: number;
}

/** The page number of `?page=`, from 1. */
export function pageNumber(text: string | undefined): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}

/** Links to the previous and next page; nothing when there is only one page. */
export function pager(path: Section, query: Record<string, string>, current: number, total: number): Markup | '' {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (pages === 1 && current === 1) return '';
  const link = (to: number, name: string) =>
    to < 1 || to > pages || to === current
      ? html`<span></span>`
      : html`<a href="${path}?${new URLSearchParams({ ...query, page: String(to) }).toString()}">${name}</a>`;
  return html`<nav class="pager" aria-label="Pages">
    ${link(Math.min(current - 1, pages), 'Previous')}<span>Page ${current} of ${pages}</span>${link(current + 1, 'Next')}
  </nav>`;
}

export function searchForm(path: Section, query: string, label: string, hidden: Record<string, string> = {}): Markup {
  return html`<form class="search" method="get" action="${path}" role="search">
    <label for="q">${label}</label>
    <input id="q" name="q" type="search" value="${query}" maxlength="100" />
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button type="submit">Search</button>
  </form>`;
}

/** The rows of a list, each an `<li>`; `nothing` is shown when there are none. */
export function rowList(rows: readonly Markup[], nothing: string): Markup {
  return rows.length === 0 ? html`<p class="empty">${nothing}</p>` : html`<ul class="rows">${rows}</ul>`;
}

/** Local time in Mexico City, to the minute; with `now` also how long ago that was. */
export function when(time: number, now?: number): Markup {
  const plain = dateForms.plain(time).slice(0, 16);
  const age = now === undefined ? '' : `${ago(now - time)}, `;
  return html`<time datetime="${new Date(time).toISOString()}">${age}${plain}</time>`;
}

const UNITS = [
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const relative = new Intl.RelativeTimeFormat('en');

function ago(ms: number): string {
  const [unit, length] = UNITS.find(([, length]) => ms >= length) ?? [];
  return unit === undefined ? 'just now' : relative.format(-Math.floor(ms / length), unit);
}

/** An order's status as the staff and as the borrower reads it: `180 Overdue · Vencido`. */
export const statusName = (order: Order) =>
  `${order.status} ${['1', '2'].map((language) => statusTexts(order, sayIn(language))[0]).join(' · ')}`;

const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

/** @param hundredths an integer. */
export const money = (hundredths: number) => pesos.format(hundredths / 100);

/** `1 photo`, `2 photos`. */
export const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

export const badge = (tone: 'open' | 'done' | 'late' | 'plain', text: string) =>
  html`<span class="badge ${tone}">${text}</span>`;

/** A LIKE pattern that matches the text literally: escapes `%` and `_`. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
