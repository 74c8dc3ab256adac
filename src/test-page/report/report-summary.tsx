import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { isBridge, isCall, isTap, lastVisit, type TapEvent } from '../timeline/event';
import log from '../timeline/log.module.css';
import { OutcomeText, timeText } from '../timeline/outcome-text';
import { type Translate, useTranslations } from '../translations';
import type { Report } from './report';
import styles from './report-panel.module.css';

const MOST_ROWS = 6;

/** What a report is about, for somebody who decides whether to open it. */
export function ReportSummary({ report }: { report: Report }) {
  const intl = useIntl();
  const t = useTranslations();
  const { route, parameters, app, device, note, timeline } = report;
  const visit = lastVisit(timeline);
  const during = visit?.during ?? [];
  const calls = during.filter(isCall).slice(-MOST_ROWS);
  const said = during.filter(isBridge).slice(-MOST_ROWS);
  const taps = during.filter(isTap).slice(-MOST_ROWS);
  const opened = visit === undefined ? '' : ` · ${timeText(intl, visit.screen.at)}`;
  const session = Object.entries(parameters).map(([name, value]) => `${name} ${value}`);
  const facts: readonly (readonly [string, string])[] = [
    [t('report.screen'), `${route}${opened}`],
    [t('report.app'), [app, ...session].join(' · ')],
    [
      t('report.device'),
      [device.viewport, `×${device.pixelRatio}`, device.scheme, device.language, device.userAgent].join(' · '),
    ],
    ...(note === undefined ? [] : [[t('report.expected'), note] as const]),
  ];
  return (
    <dl className={styles.summary}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
      {calls.length > 0 && <dt>{t('report.calls')}</dt>}
      {calls.map(({ id, method, path, outcome }) => (
        <dd key={id}>
          <span className={log.code}>
            {method} {path}
          </span>{' '}
          <OutcomeText outcome={outcome} />
        </dd>
      ))}
      {said.length > 0 && <dt>{t('report.bridge')}</dt>}
      {said.map(({ id, name, taken }) => (
        <dd key={id}>
          <span className={log.code}>{name}</span> {t(taken ? 'bridge.taken' : 'bridge.notTaken')}
        </dd>
      ))}
      {taps.length > 0 && <dt>{t('report.taps')}</dt>}
      {taps.map(({ id, step }) => (
        <dd key={id}>{stepText(t, step)}</dd>
      ))}
    </dl>
  );
}

function stepText(t: Translate, step: TapEvent['step']): string {
  switch (step.do) {
    case 'press':
      return t('step.press', { name: step.name });
    case 'fill':
      return t('step.fill', { name: step.label });
    case 'photos':
      return t('step.photos', { count: step.count });
  }
}
