/** The name that staff give once, and its page. */
import { html } from 'hono/html';
import { type Markup, type Notice, nameAddress, page, type Reader } from './layout.ts';

export const MAX_AUTHOR_LENGTH = 60;

/** Asked once: until it is known, a complaint's page contains it. */
export const nameField = ({ say }: Reader, value: string, isFocused = false) =>
  html`<span class="signature">
    <label for="author">${say('Your name', 'Tu nombre')}</label>
    <input id="author" name="author" value="${value}" required maxlength="${MAX_AUTHOR_LENGTH}" autocomplete="name" placeholder="${say('Only colleagues see it', 'Solo lo ven colegas')}" ${isFocused ? html`autofocus aria-describedby="notice"` : ''} />
  </span>`;

export function namePage(reader: Reader, back: string, notice?: Notice): Markup {
  const { say } = reader;
  return page(
    { ...reader, address: back },
    undefined,
    say('Your name on replies and notes', 'Tu nombre en respuestas y notas'),
    html`<form class="card" method="post" action="${nameAddress(back)}">
      ${nameField(reader, reader.author)}
      <button class="primary" type="submit">${say('Save', 'Guardar')}</button>
    </form>`,
    { notice },
  );
}
