/** What a request to the desk says: its reader, what it asks for, and its form. */
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { SandboxContext } from '../api-handler.ts';
import { CODES, Refusal, sayIn } from '../envelope.ts';
import { readBytes } from '../request.ts';
import { MAX_REPLY_LENGTH } from './complaint-page.ts';
import { MAX_AUTHOR_LENGTH, type PageContext } from './layout.ts';

/** Nine photos of maximum size, and the text. */
const MAX_FORM_BYTES = 96 * 1024 * 1024;

const LANGUAGE_COOKIE = 'desk-language';
const AUTHOR_COOKIE = 'desk-author';
const COOKIE = { path: '/desk', httpOnly: true, sameSite: 'Strict', maxAge: 31_536_000 } as const;

/** The language is the one of the address, which is saved, else the last saved one, else the browser's. */
export function contextOf(c: Context, { db, clock }: SandboxContext): PageContext {
  const query = c.req.query();
  const chosen = query.language ?? getCookie(c, LANGUAGE_COOKIE);
  if (query.language !== undefined) setCookie(c, LANGUAGE_COOKIE, query.language === '1' ? '1' : '2', COOKIE);
  return {
    db,
    time: { now: clock.now(), ahead: clock.ahead },
    say: sayIn(chosen ?? (/^es\b/i.test(c.req.header('accept-language') ?? '') ? '2' : '1')),
    author: getCookie(c, AUTHOR_COOKIE) ?? '',
    path: c.req.path,
    query: { ...query, q: (query.q ?? '').trim().slice(0, 100) },
  };
}

/** The page of the desk to which a form leads back. */
export const backOf = (c: Context) => /^\/desk(?![^/?])[!-~]*$/.exec(c.req.query('back') ?? '')?.[0] ?? '/desk';

/** Browsers send one empty file without a name when none was selected. */
export const photosIn = (form: FormData) =>
  form.getAll('images').filter((file) => !(file instanceof File && file.name === '' && file.size === 0));

export async function readForm(c: Context): Promise<FormData> {
  const bytes = await readBytes(c.req.raw, MAX_FORM_BYTES);
  if (bytes === undefined) {
    throw new Refusal(
      CODES.tooLarge,
      'The photos are too large, send 10 MB each at most.',
      'Las fotos son muy grandes; envía hasta 10 MB por foto.',
      413,
    );
  }
  const headers = { 'Content-Type': c.req.header('content-type') ?? '' };
  return new Response(bytes, { headers }).formData().catch(() => {
    throw new Refusal(CODES.unreadable, 'The form could not be read.', 'No se pudo leer el formulario.', 400);
  });
}

/** A field's text with `\n` line ends, which the borrower's screen expects. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

export function wordsOf(text: string): string {
  if (text.trim() === '') throw new Refusal(CODES.badInput, 'Please write a text.', 'Escribe un texto.');
  if (text.length > MAX_REPLY_LENGTH)
    throw new Refusal(
      CODES.badInput,
      `The text is longer than ${MAX_REPLY_LENGTH} characters.`,
      `El texto pasa de ${MAX_REPLY_LENGTH} caracteres.`,
    );
  return text.trim();
}

/** The name in a form, which is saved, else the saved one. */
export function authorOf(text: string, saved: string, c: Context): string {
  const author = [...text.trim()].slice(0, MAX_AUTHOR_LENGTH).join('') || saved;
  if (author === '') throw new Refusal(CODES.badInput, 'Please write your name.', 'Escribe tu nombre.');
  if (author !== saved) setCookie(c, AUTHOR_COOKIE, author, COOKIE);
  return author;
}
