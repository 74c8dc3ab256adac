/** The app's error reports, newest first. */
import { html } from 'hono/html';
import type { Report } from '../reports.ts';
import { badge, type Markup, page, type Reader, sectionName } from './layout.ts';
import { rowList } from './list.ts';
import { when } from './words.ts';

const KINDS: Readonly<Record<Report['kind'], readonly [english: string, spanish: string]>> = {
  crash: ['Screen crashed', 'La pantalla falló'],
  error: ['Script error', 'Error del programa'],
  rejection: ['Unhandled rejection', 'Promesa rechazada'],
  chunk: ['File not loaded', 'Archivo no cargado'],
  LCP: ['Largest paint (LCP), ms', 'Mayor elemento (LCP), ms'],
  INP: ['Interaction (INP), ms', 'Interacción (INP), ms'],
  CLS: ['Layout shift (CLS)', 'Cambio de diseño (CLS)'],
  amount: ['Amount shown after, ms', 'Monto visible tras, ms'],
};

export function reportList(reader: Reader, reports: readonly Report[]): Markup {
  const { say } = reader;
  return page(reader, '/desk/reports', sectionName(reader, '/desk/reports'), [
    rowList(
      [...reports].reverse().map(
        ({ kind, route, version, device, value, name, where, at }) =>
          html`<li class="row">
                <span class="head"><strong>${route}</strong> ${badge('plain', say(...KINDS[kind]))} ${value ?? name ?? ''}</span>
                <span class="facts"><span>${say('version', 'versión')} ${version}</span><span>${device}</span><span>${where ?? ''}</span>${when(at)}</span>
              </li>`,
      ),
      say(
        'No report yet. An app built with VITE_REPORT_URL=/sandbox/reports sends its failures and timings here.',
        'Aún no hay reportes. Una app compilada con VITE_REPORT_URL=/sandbox/reports envía aquí sus fallas y tiempos.',
      ),
    ),
  ]);
}
