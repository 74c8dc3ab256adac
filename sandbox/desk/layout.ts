/** The layout of the desk's pages and their shared parts. Values inserted into `html` are escaped. */
import { and, count, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { statusTexts } from '../endpoints/order.ts';
import type { Say } from '../envelope.ts';
import { DAY, dateForms } from '../loan.ts';
import type { Order } from '../schema.ts';

export type Markup = ReturnType<typeof html>;

const SECTIONS = [
  ['/desk', 'Complaints', 'Quejas'],
  ['/desk/messages', 'SMS codes', 'Códigos SMS'],
  ['/desk/vouchers', 'Vouchers', 'Códigos de pago'],
  ['/desk/orders', 'Orders', 'Préstamos'],
  ['/desk/reports', 'Field reports', 'Reportes de la app'],
] as const;

export type Section = (typeof SECTIONS)[number][0];

/** Who reads the page. */
export interface Reader {
  /** Selects the staff's language. */
  say: Say;
  /** The staff member's name; empty until the first reply, note or review. */
  author: string;
  /** Address of the page. */
  address: string;
  /** The same in the other language. */
  otherLanguage: string;
}

export interface Notice {
  tone: 'good' | 'bad';
  text: string;
  /** False if something else has the focus, with the notice as its description. */
  isFocused?: boolean;
}

interface PageOptions {
  notice?: Notice | undefined;
  /** How many complaints are open; shown in the title of the browser's tab. */
  open?: number;
  /** Stands beside the heading: what is done next. */
  action?: Markup | false;
  /** Stands below the heading. */
  state?: Markup;
  /** Where the section's link leads; by default to its first page. */
  home?: string;
  /** A link for the keyboard that leads past all others; the first of the page. */
  skip?: Markup;
  /** Whether the page itself contains the field for the name. */
  asksName?: boolean;
}

export function page(
  { say, author, address, otherLanguage }: Reader,
  section: Section | undefined,
  title: string,
  content: Markup | Markup[],
  { notice, open, action, state, home, skip, asksName = false }: PageOptions = {},
): Markup {
  return htmlDocument(
    say('en', 'es'),
    `${open === undefined ? '' : `(${open} ${say('open', 'pendientes')}) `}${title} · ${say('Support desk', 'Atención a clientes')}`,
    html`${skip}<header>
          <p class="brand">${say('Support desk', 'Atención a clientes')}</p>
          <nav aria-label="${say('Sections', 'Secciones')}">
            ${SECTIONS.map(
              ([href, english, spanish]) =>
                html`<a href="${href === section ? (home ?? href) : href}" ${href === section ? html`aria-current="page"` : ''}>${say(english, spanish)}</a>`,
            )}
          </nav>
          <p class="reader">
            ${asksName ? '' : html`<a class="author" href="/desk/name?${new URLSearchParams({ back: address }).toString()}">${author === '' ? say('Your name', 'Tu nombre') : html`<bdi>${author}</bdi> <span class="visually-hidden">(${say('change your name', 'cambiar tu nombre')})</span>`}</a>`}
            <a href="${otherLanguage}" lang="${say('es', 'en')}">${say('Español', 'English')}</a>
          </p>
        </header>
        <main>
          ${notice && html`<p class="notice ${notice.tone}" id="notice" role="status" tabindex="-1" ${notice.isFocused === false ? '' : html`autofocus`}>${notice.text}</p>`}
          <div class="head">
            <div class="title">
              <h1>${title}</h1>
              ${state}
            </div>
            ${action}
          </div>
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

/** An address with those parameters that are not empty. */
export function addressWith(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query}`;
}

const shown = new Intl.NumberFormat('en');

/** The states by which a list is filtered, each with the number of its rows. */
export function stateTabs<State extends string>(
  { say }: Reader,
  names: Readonly<Record<State, readonly [english: string, spanish: string]>>,
  counts: Readonly<Record<State, number>>,
  current: State,
  addressOf: (state: State) => string,
): Markup {
  const states = Object.keys(names) as State[];
  return html`<nav class="filter" aria-label="${say('State', 'Estado')}">
    ${states.map((state) => {
      const [english, spanish] = names[state];
      return html`<a href="${addressOf(state)}" ${state === current ? html`aria-current="true"` : ''}><span>${say(english, spanish)}</span> <span>${shown.format(counts[state])}</span></a>`;
    })}
  </nav>`;
}

/** How many rows meet a condition. */
export const countIf = (condition: SQL | undefined) => count(sql`CASE WHEN ${condition} THEN 1 END`);

/** Links to the previous and next page; nothing when there is only one page. */
export function pager(
  { say }: Reader,
  path: Section,
  query: Record<string, string>,
  current: number,
  total: number,
): Markup | '' {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (pages === 1 && current === 1) return '';
  const link = (to: number, name: string) =>
    to < 1 || to > pages || to === current
      ? html`<span></span>`
      : html`<a href="${path}?${new URLSearchParams({ ...query, page: String(to) }).toString()}">${name}</a>`;
  return html`<nav class="pager" aria-label="${say('Pages', 'Páginas')}">
    ${link(Math.min(current - 1, pages), say('Previous', 'Anterior'))}<span>${say(`Page ${current} of ${pages}`, `Página ${current} de ${pages}`)}</span>${link(current + 1, say('Next', 'Siguiente'))}
  </nav>`;
}

interface Search {
  /** What was searched for. */
  q: string;
  label: string;
  /** Further fields. */
  more?: Markup;
  /** The address without the search; absent when nothing was searched for. */
  clear?: string | false;
}

export function searchForm(
  { say }: Reader,
  path: Section,
  { q, label, more, clear = q !== '' && path }: Search,
): Markup {
  return html`<form class="search" method="get" action="${path}" role="search">
    <span class="field">
      <label for="q">${label}</label>
      <input id="q" name="q" type="search" value="${q}" maxlength="100" />
    </span>
    ${more}
    <button type="submit">${say('Search', 'Buscar')}</button>
    ${clear && html`<a class="action" href="${clear}">${say('Clear', 'Borrar')}</a>`}
  </form>`;
}

/** The rows of a list, each an `<li>`; `nothing` is shown when there are none. */
export function rowList(rows: readonly Markup[], nothing: string): Markup {
  return rows.length === 0 ? html`<p class="empty">${nothing}</p>` : html`<ul class="rows" role="list">${rows}</ul>`;
}

interface List {
  title: string;
  /** The label of the search field, and what it searches for. */
  search: string;
  q: string;
  /** The chosen state, and the links to all; absent in a list without states. */
  state?: string;
  tabs?: Markup;
  rows: readonly Markup[];
  nothing: string;
  /** Stands above the rows; may be empty. */
  remark?: string;
  /** The shown page, and the rows of all pages. */
  number: number;
  total: number;
  notice: Notice | undefined;
}

/** A page with a list that can be searched. */
export function listPage(
  reader: Reader,
  section: Section,
  { title, search, q, state = '', tabs, rows, nothing, remark, number, total, notice }: List,
) {
  const form = searchForm(reader, section, {
    q,
    label: search,
    more: html`${state && html`<input type="hidden" name="state" value="${state}" />`}`,
    clear: q !== '' && addressWith(section, { state }),
  });
  const list = html`${remark && html`<p class="notice open">${remark}</p>`}${tabs}${rowList(rows, nothing)}${pager(reader, section, { q, state }, number, total)}`;
  return page(reader, section, title, [form, list], { notice });
}

/** Local time in Mexico City, to the minute; with `ago` also how long ago that was. */
export function when(time: number, ago?: { now: number; say: Say }): Markup {
  const plain = dateForms.plain(time).slice(0, 16);
  const age = ago === undefined ? '' : `${durationAgo(ago.now - time, ago.say)}, `;
  return html`<span class="when">${age}<time datetime="${new Date(time).toISOString()}">${plain}</time></span>`;
}

/** The day in Mexico City. */
export const dayOf = (time: number) => dateForms.plain(time).slice(0, 10);

const UNITS = [
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const RELATIVE = { en: new Intl.RelativeTimeFormat('en'), es: new Intl.RelativeTimeFormat('es-MX') };

function durationAgo(ms: number, say: Say): string {
  const [unit, length] = UNITS.find(([, length]) => ms >= length) ?? [];
  const relative = say('en', 'es') === 'en' ? RELATIVE.en : RELATIVE.es;
  return unit === undefined ? say('just now', 'hace un momento') : relative.format(-Math.floor(ms / length), unit);
}

/** `2 days late`, `3 days left`. */
export function daysLeftText(daysLeft: number, today: string, say: Say): string {
  const days = counted(Math.abs(daysLeft), say('day', 'día'));
  if (daysLeft < 0) return say(`${days} late`, `${days} de atraso`);
  if (daysLeft === 0) return today;
  return say(`${days} left`, daysLeft === 1 ? 'Queda 1 día' : `Quedan ${days}`);
}

/** An order's status: `180 Overdue`, `180 Vencido`. */
export const statusName = (order: Order, say: Say) => `${order.status} ${statusTexts(order, say)[0]}`;

const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

/** @param hundredths an integer. */
export const money = (hundredths: number) => pesos.format(hundredths / 100);

/** `1 photo`, `2 photos`. */
export const counted = (number: number, noun: string, plural = `${noun}s`) =>
  `${number} ${number === 1 ? noun : plural}`;

export const badge = (tone: 'open' | 'done' | 'late' | 'plain' | 'off', text: string) =>
  html`<span class="badge ${tone}">${text}</span>`;

/** A LIKE pattern that matches the text literally: escapes `%` and `_`. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const COMBINING = ['\u0301', '\u0303', '\u0308'];
const ACCENTED = [...'áéíóúüñÁÉÍÓÚÜÑ'].map((letter) => [letter, letter.normalize('NFD').charAt(0)] as const);

/** Whether a column contains the text. LIKE ignores the case of plain letters; accents are ignored, too. */
export function contains(column: SQLWrapper, text: string): SQL {
  const folded = [...ACCENTED, ...COMBINING.map((mark) => [mark, ''] as const)].reduce(
    (inner, [from, to]) => sql`replace(${inner}, ${from}, ${to})`,
    sql`${column}`,
  );
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return sql`${folded} LIKE ${containing(plain)} ESCAPE '\\'`;
}

/** Whether each word of a search matches; undefined for an empty search. */
export const everyWord = (q: string, test: (word: string) => (SQL | undefined)[]): SQL | undefined =>
  and(
    ...q
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => or(...test(word))),
  );
