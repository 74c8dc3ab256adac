/** Times, amounts and counts in the words of the desk. */
import { html } from 'hono/html';
import { statusTexts } from '../endpoints/order.ts';
import type { Say } from '../envelope.ts';
import { DAY, dateForms } from '../loan.ts';
import type { Order } from '../schema.ts';
import type { Markup } from './layout.ts';

/** Local time in Mexico City, to the minute; with `ago` also how long ago that was. */
export function when(time: number, ago?: { now: number; say: Say }): Markup {
  const minute = dateForms.plain(time).slice(0, 16);
  return html`<small>${ago && `${durationAgo(ago.now - time, ago.say)}, `}<time datetime="${new Date(time).toISOString()}">${minute}</time></small>`;
}

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

export const statusName = (order: Order, say: Say) => statusTexts(order, say)[0];

const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

/** @param hundredths an integer. */
export const money = (hundredths: number) => pesos.format(hundredths / 100);

/** A code whose digits are apart in fours to read, and together when it is copied. */
export const digits = (code: string) =>
  html`<span class="digits">${(code.match(/.{1,4}/g) ?? []).map((four) => html`<span>${four}</span>`)}</span>`;

/** `1 photo`, `2 photos`. */
export const counted = (number: number, noun: string, plural = `${noun}s`) =>
  `${number} ${number === 1 ? noun : plural}`;
