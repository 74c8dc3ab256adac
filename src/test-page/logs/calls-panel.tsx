/** The list of the last calls with request and answer. Personal values are masked; a switch shows wire names. */
import { useState } from 'react';
import { renamer } from '../../api/request';
import { Checkbox } from '../../ui/form/checkbox';
import type { EventOf, Outcome } from '../timeline/event';
import { type Translate, useTranslations } from '../translations';
import { JsonView, Log } from './log';

export function CallsPanel() {
  const t = useTranslations();
  return (
    <Log
      kind="call"
      title={t('section.network')}
      describe={(call) => ({
        name: `${call.method} ${call.path}`,
        end: `${outcomeText(t, call.outcome)} · ${call.ms ?? '…'} ms`,
        isBad: isBad(call.outcome),
        content: <CallDetails call={call} />,
      })}
    />
  );
}

function CallDetails({ call: { path, query, body, headers, outcome } }: { call: EventOf<'call'> }) {
  const t = useTranslations();
  const [inWireNames, setInWireNames] = useState(false);
  const named = (value: unknown) => (inWireNames ? renamer.toWire(value) : value);
  const request = {
    path: `/began${inWireNames ? renamer.pathToWire(path) : path}`,
    query: named(query),
    body: named(body),
    headers: headers.join(', '),
  };
  return (
    <>
      <Checkbox checked={inWireNames} onChange={setInWireNames}>
        {t('calls.inWireNames')}
      </Checkbox>
      <JsonView label={t('calls.request')} value={request} />
      {outcome.kind === 'text' && <JsonView label={t('calls.answer')} value={outcome.text} />}
      {outcome.kind === 'answer' && (
        <JsonView
          label={t(outcome.cut ? 'calls.cut' : 'calls.answer')}
          value={named({ code: outcome.code, message: outcome.message, data: outcome.data })}
        />
      )}
    </>
  );
}

function outcomeText(t: Translate, outcome: Outcome): string {
  if (outcome.kind === 'text') return t('outcome.text', { status: outcome.status });
  if (outcome.kind !== 'answer') return t(`outcome.${outcome.kind}`);
  const { status, succeeded, code = '' } = outcome;
  if (status >= 300) return t('outcome.status', { status });
  return succeeded ? t('outcome.answered') : t('outcome.refused', { code });
}

const isBad = (outcome: Outcome) =>
  outcome.kind === 'answer' ? !outcome.succeeded || outcome.status >= 300 : !['pending', 'left'].includes(outcome.kind);
