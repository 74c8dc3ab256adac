import { useIntl } from 'react-intl';
import { CopyRow } from '../../ui/copy-row';
import QrCode from '../../ui/qr-code';
import { linkOf } from './link';
import type { Profile } from './profiles';
import styles from './profiles.module.css';

/** A profile for another browser: its link to this page, and the link as a code for a phone's camera. */
export function ShareLink({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const link = linkOf(profile);
  return (
    <div className={styles.share}>
      <CopyRow label={intl.formatMessage({ id: 'launcher.share.link' })} value={link}>
        <span className={styles.link}>{link}</span>
      </CopyRow>
      <div className={styles.code}>
        <QrCode
          text={link}
          label={intl.formatMessage({ id: 'launcher.share.code' }, { name: profile.name })}
          tooLong={<p className={styles.note}>{intl.formatMessage({ id: 'launcher.share.tooLong' })}</p>}
        />
      </div>
    </div>
  );
}
