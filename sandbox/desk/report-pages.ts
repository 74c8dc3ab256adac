/** The app's error reports, newest first. */
import { html } from 'hono/html';
import type { Report } from '../reports.ts';
import { badge, type Markup, page, rowList, when } from './layout.ts';

export function reportList(reports: readonly Report[]): Markup {
  return page('/desk/reports', 'Field reports', [
    rowList(
      [...reports].reverse().map(
        ({ kind, route, version, device, value, name, where, at }) =>
          html`<li class="row">
                <span class="head"><strong>${route}</strong> ${badge('plain', kind)} ${value ?? name ?? ''}</span>
                <span class="facts"><span>version ${version}</span><span>${device}</span><span>${where ?? ''}</span>${when(at)}</span>
              </li>`,
      ),
      'No report has come.',
    ),
  ]);
}
