/** Fault injection: how the sandbox fails the next call, or every call, of an endpoint. */
import { useQuery } from '@tanstack/react-query';
import { showToast } from '../../ui/overlay/toast';
import { Card } from '../../ui/page/card';
import { CardSkeleton } from '../../ui/page/skeleton';
import { useSubmit } from '../../ui/write/use-submit';
import { Action } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';
import { clearFaults, endpointsQuery, type PendingFault, pendingFaultsQuery } from './admin-api';
import { ClockCard } from './clock-card';
import { EVERY_CALL, FAULT_KINDS } from './fault-draft';
import { FaultForm } from './fault-form';

export function FaultsPanel() {
  const t = useTranslations();
  const endpoints = useQuery(endpointsQuery());
  if (endpoints.isPending) return <CardSkeleton shape={6} />;
  if (endpoints.isError) {
    return (
      <Card>
        <div className={styles.stack} role="alert">
          <p>{t('noAdminApi')}</p>
          <Action
            text={t('common.tryAgain')}
            variant="secondary"
            busy={endpoints.isFetching}
            onClick={() => void endpoints.refetch()}
          />
        </div>
      </Card>
    );
  }
  return (
    <div className={styles.columns}>
      <FaultForm paths={endpoints.data.map(({ path }) => path)} />
      <div className={styles.column}>
        <PendingFaults />
        <ClockCard />
      </div>
    </div>
  );
}

function PendingFaults() {
  const t = useTranslations();
  const { data: faults = [] } = useQuery(pendingFaultsQuery());
  const { submit, outcome } = useSubmit(clearFaults, {
    failureText: () => t('noAdminApi'),
    onSuccess: () => showToast(t('faults.cleared')),
  });
  return (
    <Card title={t('faults.waiting')}>
      {faults.length === 0 && <p className="muted">{t('faults.none')}</p>}
      <ul className={styles.rows}>
        {faults.map((fault, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two faults may be the same
          <PendingRow key={index} fault={fault} />
        ))}
      </ul>
      {faults.length > 0 && (
        <div className={styles.stack}>
          <Action text={t('faults.clear')} variant="secondary" busy={outcome === 'sending'} onClick={() => submit()} />
        </div>
      )}
    </Card>
  );
}

function PendingRow({ fault: { path, kind, times, userId } }: { fault: PendingFault }) {
  const t = useTranslations();
  const known = FAULT_KINDS.find((each) => each === kind);
  const facts = [
    known === undefined ? kind : t(`fault.${known}`),
    // Some of the calls may have been made.
    times > EVERY_CALL / 2 ? t('faults.lasting') : t('faults.left', { times }),
    ...(userId === undefined ? [] : [t('faults.of', { userId })]),
  ];
  return (
    <li className={styles.stack}>
      <b>{path === '*' ? t('faults.anyPath') : path}</b>
      <span className="muted">{facts.join(', ')}</span>
    </li>
  );
}
