import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../ui/card';
import { CopyRow } from '../../ui/copy-row';
import { onDemand } from '../../ui/on-demand';
import styles from './desktop-code.module.css';

// A code that does not arrive leaves the link below it.
const QrCode = onDemand(
  () => import('../../ui/qr-code'),
  () => null,
);

/** On a desktop: this page's address, as a code for the phone and as a link. */
export function DesktopCode({ here }: { here: string }) {
  const intl = useIntl();
  return (
    <Card title={intl.formatMessage({ id: 'promotion.codeTitle' })}>
      <p className={styles.text}>{intl.formatMessage({ id: 'promotion.codeText' })}</p>
      <div className={styles.code}>
        <Suspense>
          <QrCode text={here} label={intl.formatMessage({ id: 'promotion.codeImage' })} />
        </Suspense>
      </div>
      <CopyRow label={intl.formatMessage({ id: 'promotion.pageLink' })} value={here} />
    </Card>
  );
}
