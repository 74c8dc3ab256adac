/** The app's error reports, newest first. */
import { html } from 'hono/html';
import type { Report } from '../reports.ts';
import { badge, type Markup, page, type Reader, rowList, when } from './layout.ts';

export function reportList(reader: Reader, reports: readonly Report[]): Markup {
  const { say } = reader;
  return page(reader, '/desk/reports', say('Field reports', 'Reportes de la app'), [
    rowList(
      [...reports].reverse().map(
        ({ kind, route, version, device, value, name, where, at }) =>
          html`<li class="row">
                <span class="head"><strong>${route}</strong> ${badge('plain', kind)} ${value ?? name ?? ''}</span>
                <span class="facts"><span>${say('version', 'versión')} ${version}</span><span>${device}</span><span>${where ?? ''}</span>${when(at)}</span>
              </li>`,
      ),
      say('No report has come.', 'No ha llegado ningún reporte.'),
    ),
  ]);
}
