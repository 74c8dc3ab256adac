/** Fault injection: how the sandbox fails the next call, or every call, of an endpoint; and the sandbox's clock. */
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Card } from '../../ui/page/card';
import { CardSkeleton } from '../../ui/page/skeleton';
import { useSubmit } from '../../ui/write/use-submit';
import { Action, Field } from '../controls';
import styles from '../test-page.module.css';
import { type Translate, useTranslations } from '../translations';
import { clearFaults, clockQuery, endpointsQuery, type PendingFault, pendingFaultsQuery, setClock } from './admin-api';
import { EVERY_CALL } from './fault';
import { FaultForm } from './fault-form';

export function FaultsPanel() {
  const t = useTranslations();
  const { data, isPending, isFetching, refetch } = useQuery(endpointsQuery());
  if (isPending) return <CardSkeleton shape={6} />;
  if (data === undefined) {
    return (
      <Card>
        <p role="alert">{t('noAdminApi')}</p>
        <Action text={t('common.tryAgain')} variant="secondary" busy={isFetching} onClick={() => void refetch()} />
      </Card>
    );
  }
  return (
    <div className={styles.columns}>
      <FaultForm paths={data.map(({ path }) => path)} />
      <PendingFaults />
      <ClockCard />
    </div>
  );
}

function PendingFaults() {
  const t = useTranslations();
  const { data: faults = [] } = useQuery(pendingFaultsQuery());
  const { submit, outcome } = useSubmit(clearFaults, {
    failureText: () => t('noAdminApi'),
  });
  return (
    <Card title={t('faults.waiting')}>
      {faults.length === 0 && <p className="muted">{t('faults.none')}</p>}
      <ul className={styles.rows}>
        {faults.map((fault, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two faults may be the same
          <li key={index}>
            <b>{fault.path === '*' ? t('faults.anyPath') : fault.path}</b>
            <span className="hint">{factsOf(t, fault)}</span>
          </li>
        ))}
      </ul>
      {faults.length > 0 && (
        <Action text={t('faults.clear')} variant="secondary" busy={outcome === 'sending'} onClick={() => submit()} />
      )}
    </Card>
  );
}

/** What happens, to how many calls, and of which borrower when it is not of all. */
function factsOf(t: Translate, { kind, times, userId }: PendingFault): string {
  // Some of the calls may have been made.
  const reach = times > EVERY_CALL / 2 ? t('faults.every') : t('faults.left', { times });
  return [t(`fault.${kind}`), reach, userId].filter(Boolean).join(', ');
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Codes expire after 5 and 10 minutes, order 1000174 is due in 3 days, complaints are late after 10 working days. */
const CHOICES = [0, 6 * MINUTE, 11 * MINUTE, DAY, 3 * DAY, 4 * DAY, 8 * DAY, 15 * DAY, 31 * DAY];

/** Sets the sandbox's clock ahead, so that orders are due, codes expire and answers are late without waiting. */
function ClockCard() {
  const t = useTranslations();
  const { locale } = useIntl();
  const { data } = useQuery(clockQuery());
  const { submit } = useSubmit(setClock, { failureText: (failure) => failure.serverMessage ?? t('noAdminApi') });
  const nameOf = (ahead: number) => {
    const [unit, length] = ahead < DAY ? (['minute', MINUTE] as const) : (['day', DAY] as const);
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
    return ahead === 0 ? t('clock.real') : format.format(ahead / length);
  };
  if (data === undefined) return null;
  const choices = CHOICES.includes(data.ahead) ? CHOICES : [...CHOICES, data.ahead];
  return (
    <Card>
      <p className="muted">{t('clock.text')}</p>
      <Field
        label={t('clock.label')}
        value={String(data.ahead)}
        options={choices.map((ahead) => ({ value: String(ahead), name: nameOf(ahead) }))}
        onChange={(ahead) => submit(Number(ahead))}
      />
    </Card>
  );
}
