import { Fragment } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { isBridge, isCall, isTap, lastVisit, type TapEvent } from '../timeline/event';
import log from '../timeline/log.module.css';
import { OutcomeText, timeText } from '../timeline/outcome-text';
import type { Report } from './report';
import styles from './report-panel.module.css';

const MOST_ROWS = 6;

/** What a report is about, for somebody who decides whether to open it. */
export function ReportSummary({ report }: { report: Report }) {
  const intl = useIntl();
  const { route, parameters, app, device, note, timeline } = report;
  const visit = lastVisit(timeline);
  const during = visit?.during ?? [];
  const calls = during.filter(isCall).slice(-MOST_ROWS);
  const said = during.filter(isBridge).slice(-MOST_ROWS);
  const taps = during.filter(isTap).slice(-MOST_ROWS);
  const opened = visit === undefined ? '' : ` · ${timeText(intl, visit.screen.at)}`;
  const session = Object.entries(parameters).map(([name, value]) => `${name} ${value}`);
  const facts: readonly (readonly [string, string])[] = [
    [intl.formatMessage({ id: 'launcher.report.screen' }), `${route}${opened}`],
    [intl.formatMessage({ id: 'launcher.report.app' }), [app, ...session].join(' · ')],
    [
      intl.formatMessage({ id: 'launcher.report.device' }),
      [device.viewport, `×${device.pixelRatio}`, device.scheme, device.language, device.userAgent].join(' · '),
    ],
    ...(note === undefined ? [] : [[intl.formatMessage({ id: 'launcher.report.expected' }), note] as const]),
  ];
  return (
    <dl className={styles.summary}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
      {calls.length > 0 && <dt>{intl.formatMessage({ id: 'launcher.report.calls' })}</dt>}
      {calls.map(({ id, method, path, outcome }) => (
        <dd key={id}>
          <span className={log.code}>
            {method} {path}
          </span>{' '}
          <OutcomeText outcome={outcome} />
        </dd>
      ))}
      {said.length > 0 && <dt>{intl.formatMessage({ id: 'launcher.report.bridge' })}</dt>}
      {said.map(({ id, name, taken }) => (
        <dd key={id}>
          <span className={log.code}>{name}</span>{' '}
          {intl.formatMessage({ id: taken ? 'launcher.bridge.taken' : 'launcher.bridge.notTaken' })}
        </dd>
      ))}
      {taps.length > 0 && <dt>{intl.formatMessage({ id: 'launcher.report.taps' })}</dt>}
      {taps.map(({ id, step }) => (
        <dd key={id}>{stepText(intl, step)}</dd>
      ))}
    </dl>
  );
}

function stepText(intl: IntlShape, step: TapEvent['step']): string {
  switch (step.do) {
    case 'press':
      return intl.formatMessage({ id: 'launcher.step.press' }, { name: step.name });
    case 'fill':
      return intl.formatMessage({ id: 'launcher.step.fill' }, { name: step.label });
    case 'photos':
      return intl.formatMessage({ id: 'launcher.step.photos' }, { count: step.count });
  }
}
