/** The layout of the desk's pages. Values inserted into `html` are escaped. */
import { html } from 'hono/html';
import type { Say } from '../envelope.ts';

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
  /** Stands below the heading, folded beside it on a narrow screen. */
  search?: Markup;
  /** Stands below the heading. */
  state?: Markup;
  /** Where the section's link leads; by default to its first page. */
  home?: string;
  /** A link for the keyboard that leads past all others; the first of the page. */
  skip?: Markup;
}

export function page(
  { say, author, address, otherLanguage }: Reader,
  section: Section | undefined,
  title: string,
  content: Markup | Markup[],
  { notice, open, action, search, state, home, skip }: PageOptions = {},
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
            <a class="author" href="${nameAddress(address)}">${author === '' ? say('Your name', 'Tu nombre') : html`<bdi>${author}</bdi> <span class="visually-hidden">(${say('change your name', 'cambiar tu nombre')})</span>`}</a>
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
            ${search} ${action}
          </div>
          ${content}
        </main>`,
  );
}

/** The page on which the name is changed, which leads back to another. */
export const nameAddress = (back: string) => `/desk/name?${new URLSearchParams({ back })}`;

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

export const badge = (tone: 'open' | 'done' | 'late' | 'plain' | 'off', text: string) =>
  html`<span class="badge ${tone}">${text}</span>`;
