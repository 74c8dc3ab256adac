/** The layout of the desk's pages. Values inserted into `html` are escaped. */
import { html } from 'hono/html';
import type { Say } from '../envelope.ts';

export type Markup = ReturnType<typeof html>;

const SECTIONS = [
  ['/desk', 'Complaints', 'Quejas'],
  ['/desk/orders', 'Orders', 'Préstamos'],
  ['/desk/vouchers', 'Vouchers', 'Códigos de pago'],
] as const;
/** Seldom read, therefore in the menu. */
const MENU_SECTIONS = [
  ['/desk/messages', 'SMS codes and registrations', 'Códigos SMS y registros'],
  ['/desk/reports', 'App reports', 'Reportes de la app'],
] as const;
const ALL_SECTIONS = [...SECTIONS, ...MENU_SECTIONS];

export type Section = (typeof ALL_SECTIONS)[number][0];

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
  text: Markup | string;
  /** False if something else has the focus, with the notice as its description. */
  isFocused?: boolean;
}

interface PageOptions {
  notice?: Notice | undefined;
  /** How many complaints are open; shown in the title of the browser's tab. */
  open?: number;
  /** Stands before the heading: the way back to the list. */
  back?: Markup;
  /** Stands beside the heading: what is done next. */
  action?: Markup | false | undefined;
  /** Stands beside the heading, folded on a narrow screen. */
  search?: Markup;
  /** Where the section's link leads; by default to its first page. */
  home?: string;
  /** A link for the keyboard that leads past all others; the first of the page. */
  skip?: Markup;
}

export function sectionName({ say }: Reader, section: Section): string {
  const [, english = '', spanish = ''] = ALL_SECTIONS.find(([href]) => href === section) ?? [];
  return say(english, spanish);
}

export function page(
  reader: Reader,
  section: Section,
  title: string,
  content: Markup | Markup[],
  { notice, open, back, action, search, home, skip }: PageOptions = {},
): Markup {
  const { say } = reader;
  const links = (sections: readonly (typeof ALL_SECTIONS)[number][]) =>
    sections.map(
      ([href, english, spanish]) =>
        html`<a href="${href === section ? (home ?? href) : href}" ${href === section ? html`aria-current="page"` : ''}>${say(english, spanish)}</a>`,
    );
  return htmlDocument(
    say('en', 'es'),
    `${open === undefined ? '' : `(${open} ${say('open', 'pendientes')}) `}${title} · ${say('Support desk', 'Atención a clientes')}`,
    html`${skip}<header>
          <p class="brand">${say('Support desk', 'Atención a clientes')}</p>
          <nav aria-label="${say('Sections', 'Secciones')}">
            ${links(SECTIONS)}
          </nav>
          ${menu(reader, links(MENU_SECTIONS))}
        </header>
        <main>
          ${notice && html`<p class="notice ${notice.tone}" id="notice" role="status" tabindex="-1" ${notice.isFocused === false ? '' : html`autofocus`}>${notice.text}</p>`}
          <div class="head">
            ${back}
            <h1>${title}</h1>
            ${search} ${action}
          </div>
          ${content}
        </main>`,
  );
}

const PERSON_ICON = html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm-8 17c.5-4 3.5-5.5 8-5.5s7.5 1.5 8 5.5" /></svg>`;

/** Says who answers, and lets them change their name. Until it is known, a complaint's page asks for it. */
function menu({ say, author, address, otherLanguage }: Reader, links: Markup[]): Markup {
  const [initial = PERSON_ICON] = author.toUpperCase();
  return html`<details class="menu">
    <summary><span class="initial" aria-hidden="true">${initial}</span> <bdi>${author || say('Menu', 'Menú')}</bdi></summary>
    <div class="card">
      ${
        author !== '' &&
        html`<form method="post" action="/desk/name?${new URLSearchParams({ back: address }).toString()}">
          ${nameField(say, author)}
          <button type="submit">${say('Save', 'Guardar')}</button>
        </form>`
      }
      ${links}
      <a href="${otherLanguage}" lang="${say('es', 'en')}">${say('Español', 'English')}</a>
    </div>
  </details>`;
}

export const MAX_AUTHOR_LENGTH = 60;

export const nameField = (say: Say, value: string, isFocused = false) =>
  html`<span class="signature">
    <label for="author">${say('Your name, for colleagues', 'Tu nombre, para colegas')}</label>
    <input id="author" name="author" value="${value}" required maxlength="${MAX_AUTHOR_LENGTH}" autocomplete="name" placeholder="${say('Asked once', 'Solo una vez')}" ${isFocused ? html`autofocus aria-describedby="notice"` : ''} />
  </span>`;

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

export type Tone = 'open' | 'done' | 'today' | 'late' | 'plain' | 'off';

export const badge = (tone: Tone, text: string) => html`<span class="badge ${tone}">${text}</span>`;
