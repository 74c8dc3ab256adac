/** Fault injection: how the sandbox fails the next call, or every call, of an endpoint. */
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/page/card';
import { CardSkeleton } from '../../ui/page/skeleton';
import { useSubmit } from '../../ui/write/use-submit';
import { Action } from '../controls';
import styles from '../test-page.module.css';
import { type Translate, useTranslations } from '../translations';
import { clearFaults, endpointsQuery, type PendingFault, pendingFaultsQuery } from './admin-api';
import { ClockCard } from './clock-card';
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
