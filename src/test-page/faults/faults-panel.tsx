/** Bad days on demand: what the sandbox does to the next call, or to every call, of an endpoint. */

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button';
import { Card, CardSkeleton } from '../../ui/card';
import { showToast } from '../../ui/toast';
import { useSubmit } from '../../ui/use-submit';
import columns from '../columns.module.css';
import type { WaitingFault } from './admin-api';
import { forgetFaults } from './fault-commands';
import { EVERY, FAULT_KINDS } from './fault-draft';
import { FaultForm } from './fault-form';
import { endpointsQuery, waitingFaultsQuery } from './fault-queries';
import styles from './faults-panel.module.css';

export function FaultsPanel() {
  const intl = useIntl();
  const endpoints = useQuery(endpointsQuery());
  if (endpoints.isPending) return <CardSkeleton rows={6} />;
  if (endpoints.isError) {
    return (
      <Card>
        <div className={styles.absent} role="alert">
          <p>{intl.formatMessage({ id: 'launcher.noSwitch' })}</p>
          <Button look="secondary" busy={endpoints.isFetching} onClick={() => void endpoints.refetch()}>
            {intl.formatMessage({ id: 'common.tryAgain' })}
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
  const intl = useIntl();
  const { data: faults = [] } = useQuery(waitingFaultsQuery());
  const { submit, isPending } = useSubmit(forgetFaults, {
    onSuccess: () => showToast(intl.formatMessage({ id: 'launcher.faults.cleared' })),
  });
  return (
    <Card title={intl.formatMessage({ id: 'launcher.faults.waiting' })}>
      {faults.length === 0 ? (
        <p className={styles.none}>{intl.formatMessage({ id: 'launcher.faults.none' })}</p>
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
              {intl.formatMessage({ id: 'launcher.faults.clear' })}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function WaitingRow({ fault: { path, kind, times, userId } }: { fault: WaitingFault }) {
  const intl = useIntl();
  const known = FAULT_KINDS.find((each) => each === kind);
  return (
    <li>
      <b>{path === '*' ? intl.formatMessage({ id: 'launcher.faults.anyPath' }) : path}</b>
      <span>
        {known === undefined ? kind : intl.formatMessage({ id: `launcher.fault.${known}` })}
        {' · '}
        {times > EVERY / 2
          ? intl.formatMessage({ id: 'launcher.faults.lasting' })
          : intl.formatMessage({ id: 'launcher.faults.left' }, { times })}
        {userId !== undefined && ` · ${intl.formatMessage({ id: 'launcher.faults.of' }, { userId })}`}
      </span>
    </li>
  );
}
