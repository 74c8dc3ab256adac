/** Bad days on demand: what the sandbox does to the next call, or to every call, of an endpoint. */

import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button';
import { Card, CardSkeleton } from '../../ui/card';
import { showToast } from '../../ui/toast';
import { useSubmit } from '../../ui/use-submit';
import columns from '../columns.module.css';
import { useTranslations } from '../translations';
import type { WaitingFault } from './admin-api';
import { forgetFaults } from './fault-commands';
import { EVERY, FAULT_KINDS } from './fault-draft';
import { FaultForm } from './fault-form';
import { endpointsQuery, waitingFaultsQuery } from './fault-queries';
import styles from './faults-panel.module.css';

export function FaultsPanel() {
  const t = useTranslations();
  const endpoints = useQuery(endpointsQuery());
  if (endpoints.isPending) return <CardSkeleton rows={6} />;
  if (endpoints.isError) {
    return (
      <Card>
        <div className={styles.absent} role="alert">
          <p>{t('noAdminApi')}</p>
          <Button look="secondary" busy={endpoints.isFetching} onClick={() => void endpoints.refetch()}>
            {t('common.tryAgain')}
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <div className={columns.columns}>
      <FaultForm paths={endpoints.data.map(({ path }) => path)} />
      <Waiting />
    </div>
  );
}

function Waiting() {
  const t = useTranslations();
  const { data: faults = [] } = useQuery(waitingFaultsQuery());
  const { submit, isPending } = useSubmit(forgetFaults, {
    onSuccess: () => showToast(t('faults.cleared')),
  });
  return (
    <Card title={t('faults.waiting')}>
      {faults.length === 0 ? (
        <p className={styles.none}>{t('faults.none')}</p>
      ) : (
        <>
          <ul className={styles.waiting}>
            {faults.map((fault, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two faults may be the same
              <WaitingRow key={index} fault={fault} />
            ))}
          </ul>
          <div className={styles.clear}>
            <Button look="secondary" busy={isPending} onClick={() => submit()}>
              {t('faults.clear')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function WaitingRow({ fault: { path, kind, times, userId } }: { fault: WaitingFault }) {
  const t = useTranslations();
  const known = FAULT_KINDS.find((each) => each === kind);
  return (
    <li>
      <b>{path === '*' ? t('faults.anyPath') : path}</b>
      <span>
        {known === undefined ? kind : t(`fault.${known}`)}
        {' · '}
        {times > EVERY / 2 ? t('faults.lasting') : t('faults.left', { times })}
        {userId !== undefined && ` · ${t('faults.of', { userId })}`}
      </span>
    </li>
  );
}
