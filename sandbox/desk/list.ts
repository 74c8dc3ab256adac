/** The parts of a page with a list: search, states, rows, pages. */
import { html } from 'hono/html';
import { badge, type Markup, type Notice, page, type Reader, type Section, sectionName, type Tone } from './layout.ts';

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

/** The state that an address names, else the one that is listed without a name. */
export const stateIn = <State extends string>(
  names: Readonly<Record<State, unknown>>,
  text: string | undefined,
  unnamed: State,
): State => (text !== undefined && Object.hasOwn(names, text) ? (text as State) : unnamed);

/** The states by which a list is filtered, each with the number of its rows; `urgent` adds words to some. */
export function stateTabs<State extends string>(
  { say }: Reader,
  names: Readonly<Record<State, readonly [english: string, spanish: string]>>,
  counts: Readonly<Record<State, number>>,
  current: State,
  addressOf: (state: State) => string,
  urgent: Partial<Record<State, { tone: Tone; words: string }>> = {},
): Markup {
  const states = Object.keys(names) as State[];
  return html`<nav class="filter" aria-label="${say('State', 'Estado')}">
    ${states.map((state) => {
      const [english, spanish] = names[state];
      const number = shown.format(counts[state]);
      const { tone = 'plain', words = '' } = urgent[state] ?? {};
      return html`<a href="${addressOf(state)}" ${state === current ? html`aria-current="true"` : ''}><span>${say(english, spanish)}</span> <span>${number}</span>${words !== '' && html` ${badge(tone, words)}`}</a>`;
    })}
  </nav>`;
}

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

const SEARCH_ICON = html`<svg class="icon" viewBox="0 0 24 24" width="1.5rem" height="1.5rem" fill="none" stroke="currentColor" aria-hidden="true"><path d="M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5" /></svg>`;

/** Open if something was searched for. `desk.css` shows it unfolded on a wide screen. */
export function searchForm(
  { say }: Reader,
  path: Section,
  { q, label, more, clear = q !== '' && path }: Search,
): Markup {
  const name = say('Search', 'Buscar');
  return html`<details class="search" ${clear ? 'open' : ''}>
    <summary class="action" aria-label="${name}">${SEARCH_ICON}</summary>
    <form method="get" action="${path}" role="search">
      <span class="field">
        <input name="q" type="search" value="${q}" maxlength="100" aria-label="${label}" placeholder="${label}" aria-keyshortcuts="/" />
        <kbd aria-hidden="true">/</kbd>
      </span>
      ${more}
      <button type="submit">${name}</button>
      ${clear && html`<a class="action" href="${clear}">${say('Clear', 'Borrar')}</a>`}
    </form>
  </details>`;
}

/** The rows of a list, each an `<li>`; `nothing` is shown when there are none. */
export function rowList(rows: readonly Markup[], nothing: string): Markup {
  return rows.length === 0 ? html`<p class="empty">${nothing}</p>` : html`<ul class="rows" role="list">${rows}</ul>`;
}

interface List {
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
  { search, q, state = '', tabs, rows, nothing, remark, number, total, notice }: List,
) {
  const form = searchForm(reader, section, {
    q,
    label: search,
    more: html`${state && html`<input type="hidden" name="state" value="${state}" />`}`,
    clear: q !== '' && addressWith(section, { state }),
  });
  const list = html`${remark && html`<p class="notice open">${remark}</p>`}${tabs}${rowList(rows, nothing)}${pager(reader, section, { q, state }, number, total)}`;
  return page(reader, section, sectionName(reader, section), list, { search: form, notice });
}
