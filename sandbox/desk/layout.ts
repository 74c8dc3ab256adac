/** The frame of the desk's pages, and the parts that several of them have. Values inserted into `html` are escaped. */
import { html } from 'hono/html';
import type { Database } from '../database.ts';
import type { Say } from '../envelope.ts';
import type { Time } from '../loan.ts';

export type Markup = ReturnType<typeof html>;

export type Text = readonly [english: string, spanish: string];

const MAIN_SECTIONS = {
  '/desk': ['Complaints', 'Quejas'],
  '/desk/orders': ['Orders', 'Préstamos'],
  '/desk/vouchers': ['Vouchers', 'Códigos de pago'],
} satisfies Readonly<Record<string, Text>>;
/** They are seldom read, therefore in the menu. */
const MENU_SECTIONS = {
  '/desk/messages': ['SMS codes and registrations', 'Códigos SMS y registros'],
  '/desk/reports': ['App reports', 'Reportes de la app'],
} satisfies Readonly<Record<string, Text>>;
const SECTIONS = { ...MAIN_SECTIONS, ...MENU_SECTIONS };

export type Section = keyof typeof SECTIONS;

export interface PageContext {
  db: Database;
  time: Time;
  /** Selects the staff's language. */
  say: Say;
  /** The staff member's name; empty until the first reply, note or review. */
  author: string;
  path: string;
  /** The parameters of the address, without spaces around a search. */
  query: Readonly<Record<string, string>> & { readonly q: string };
}

export interface Notice {
  tone: 'done' | 'late';
  text: Markup | string;
  /** False if something else has the focus, with the notice as its description. */
  isFocused?: boolean;
}

interface PageOptions {
  title?: string;
  notice?: Notice | undefined;
  /** How many complaints are open; shown in the title of the browser's tab. */
  open?: number;
  /** Stands before the heading: the way back to the list. */
  back?: Markup;
  /** Stands after the heading: what is done next. */
  action?: Markup | false | undefined;
  /** Where the section's link leads; by default to its first page. */
  home?: string;
  /** A link for the keyboard that leads past all others; the first of the page. */
  skip?: Markup;
}

export function page(
  context: PageContext,
  section: Section,
  content: Markup,
  { title = context.say(...SECTIONS[section]), notice, open, back, action, home = section, skip }: PageOptions = {},
): Markup {
  const { say } = context;
  const links = (sections: Readonly<Record<string, Text>>) =>
    Object.entries(sections).map(
      ([path, name]) =>
        html`<a href="${path === section ? home : path}" ${path === section ? html`aria-current="page"` : ''}>${say(...name)}</a>`,
    );
  const desk = say('Support desk', 'Atención al cliente');
  return htmlDocument(
    say('en', 'es'),
    `${open === undefined ? '' : `(${open} ${say('open', 'pendientes')}) `}${title} · ${desk}`,
    html`${skip}<header>
          <strong>${desk}</strong>
          <nav aria-label="${say('Sections', 'Secciones')}">${links(MAIN_SECTIONS)}</nav>
          ${menu(context, links(MENU_SECTIONS))}
        </header>
        <main>
          ${notice && html`<p class="notice ${notice.tone}" id="notice" role="status" tabindex="-1" ${notice.isFocused === false ? '' : html`autofocus`}>${notice.text}</p>`}
          <div class="bar">${back}<h1>${title}</h1>${action}</div>
          ${content}
        </main>`,
  );
}

/** Says who answers, and lets them change their name. Until it is known, a complaint's page asks for it. */
function menu({ say, author, path, query }: PageContext, links: Markup[]): Markup {
  const { done: _, ...others } = query;
  const addressIn = (language: string) => addressWith(path, { ...others, language });
  return html`<details class="menu">
    <summary>${icon('M4 7h16M4 12h16M4 17h16')} <bdi>${author || say('Menu', 'Menú')}</bdi></summary>
    <article>
      ${
        author !== '' &&
        html`<form method="post" action="/desk/name?${new URLSearchParams({ back: addressIn(say('1', '2')) }).toString()}">
          ${nameField(say, author)}
          <button type="submit">${say('Save', 'Guardar')}</button>
        </form>`
      }
      ${links}
      <a href="${addressIn(say('2', '1'))}" lang="${say('es', 'en')}">${say('Español', 'English')}</a>
    </article>
  </details>`;
}

export const MAX_AUTHOR_LENGTH = 60;

export const nameField = (say: Say, value: string, isFocused = false) =>
  html`<label for="author">${say('Your name, for colleagues', 'Tu nombre, para colegas')}</label>
    <input id="author" name="author" value="${value}" required maxlength="${MAX_AUTHOR_LENGTH}" autocomplete="name" placeholder="${say('Asked once', 'Se pide una sola vez')}" ${isFocused ? html`autofocus aria-describedby="notice"` : ''} />`;

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

/** @param path an outline on 24 by 24 px. A drawing, because not every system has a font with such signs. */
export const icon = (path: string) =>
  html`<svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="${path}" /></svg>`;

/** `late` is red, `soon` amber, `done` green; `off` needs no attention. */
export type Tone = 'late' | 'soon' | 'done' | 'plain' | 'off';

export const badge = (tone: Tone, text: string) => html`<span class="badge ${tone}">${text}</span>`;

type Cell = Markup | string | false;

/**
 * A table whose rows are blocks of text on a phone.
 * @param headings of its columns, separated by commas.
 * @param nothing is shown when there are no rows.
 */
export const table = (headings: string, rows: readonly (readonly Cell[])[], nothing: string) =>
  rows.length === 0
    ? html`<p class="empty">${nothing}</p>`
    : html`<table>
      <thead><tr>${headings.split(', ').map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
      <tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
    </table>`;

export const PAGE_SIZE = 50;

const pagesOf = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** The page that the address names, the last one if there are fewer. @param total the rows of all pages. */
export const pageNumber = ({ page = '' }: Readonly<Record<string, string>>, total: number) =>
  Math.min(/^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1, pagesOf(total));

/** An address with those parameters that are not empty. */
export function addressWith(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query}`;
}

type States<State extends string> = Readonly<Record<State, Text>>;

/** The state that an address names. An address without a state shows the first one. */
export function stateIn<State extends string>(states: States<State>, text = ''): State {
  const names = Object.keys(states) as [State, ...State[]];
  return names.find((name) => name === text) ?? names[0];
}

/** The state as an address names it. */
export const parameterOf = <State extends string>(states: States<State>, state: State) =>
  state === stateIn(states) ? '' : state;

const shown = new Intl.NumberFormat('en');

/** The states by which a list is filtered, each with the number of its rows; `urgent` adds words to some. */
export function stateTabs<State extends string>(
  { say }: PageContext,
  states: States<State>,
  counts: Readonly<Record<State, number>>,
  current: State,
  addressOf: (state: State) => string,
  urgent: Partial<Record<State, { tone: Tone; words: string }>> = {},
): Markup {
  return html`<nav class="tabs" aria-label="${say('State', 'Estado')}">
    ${(Object.keys(states) as State[]).map((state) => {
      const name: Text = states[state];
      const { tone = 'plain', words = '' } = urgent[state] ?? {};
      return html`<a href="${addressOf(state)}" ${state === current ? html`aria-current="true"` : ''}><span>${say(...name)}</span> <span>${shown.format(counts[state])}</span>${words !== '' && html` ${badge(tone, words)}`}</a>`;
    })}
  </nav>`;
}

/** What the address of a list says, besides the page. */
interface Query {
  q: string;
  type?: string;
  state?: string;
}

/** @param fields further fields. */
export function searchForm(
  { say }: PageContext,
  path: Section,
  label: string,
  { state = '', ...query }: Query,
  fields: Markup | '' = '',
): Markup {
  const isUsed = Object.values(query).some((value) => value !== '');
  return html`<search><form class="bar" method="get" action="${path}">
    <input name="q" type="search" value="${query.q}" maxlength="100" aria-label="${label}" placeholder="${label}" aria-keyshortcuts="/" />
    <kbd aria-hidden="true">/</kbd>
    ${fields}
    ${state && html`<input type="hidden" name="state" value="${state}" />`}
    <button type="submit">${say('Search', 'Buscar')}</button>
    ${isUsed && html`<a href="${addressWith(path, { state })}">${say('Clear', 'Borrar')}</a>`}
  </form></search>`;
}

interface List {
  /** The label of the search field. */
  search: string;
  fields?: Markup;
  query: Query;
  /** Stands between the search and the table. */
  tabs?: Markup;
  table: Markup;
  /** The rows of all pages. */
  total: number;
}

export const listPage = (
  context: PageContext,
  section: Section,
  { search, fields, query, tabs, table, total }: List,
  options: PageOptions,
) =>
  page(
    context,
    section,
    html`${searchForm(context, section, search, query, fields)}${tabs}${table}${pager(context, section, query, total)}`,
    options,
  );

/** Links to the previous and next page; nothing when there is only one page. */
function pager({ say, query: asked }: PageContext, path: Section, query: Query, total: number): Markup | '' {
  const current = pageNumber(asked, total);
  const pages = pagesOf(total);
  if (pages === 1) return '';
  const link = (to: number, name: string) =>
    to >= 1 && to <= pages && html`<a href="${addressWith(path, { ...query, page: String(to) })}">${name}</a>`;
  return html`<nav class="bar" aria-label="${say('Pages', 'Páginas')}">
    ${link(current - 1, say('Previous', 'Anterior'))}
    <span>${say(`Page ${current} of ${pages}`, `Página ${current} de ${pages}`)}</span>
    ${link(current + 1, say('Next', 'Siguiente'))}
  </nav>`;
}
