import { useIntl } from 'react-intl';
import { Card } from '../../ui/card';
import { CopyRow } from '../../ui/copy-row';
import { leftOut, onDemand } from '../../ui/on-demand';
import styles from './desktop-code.module.css';

// If the QR code fails to load, the link below it still works.
const QrCode = onDemand(() => import('../../ui/qr-code'), leftOut);

/** On a desktop: this page's address as a QR code and as a link. */
export function DesktopCode({ pageUrl }: { pageUrl: string }) {
  const intl = useIntl();
  return (
    <Card title={intl.formatMessage({ id: 'promotion.codeTitle' })}>
      <p className="muted">{intl.formatMessage({ id: 'promotion.codeText' })}</p>
      <div className={styles.code}>
        <QrCode text={pageUrl} label={intl.formatMessage({ id: 'promotion.codeImage' })} />
      </div>
      <CopyRow label={intl.formatMessage({ id: 'promotion.pageLink' })} value={pageUrl} />
    </Card>
  );
}
