import { CopyRow } from '../../ui/copy-row';
import QrCode from '../../ui/qr-code';
import { useTranslations } from '../translations';
import { linkOf } from './link';
import type { Profile } from './profiles';
import styles from './profiles.module.css';

/** A profile for another browser: its link to this page, and the link as a code for a phone's camera. */
export function ShareLink({ profile }: { profile: Profile }) {
  const t = useTranslations();
  const link = linkOf(profile);
  return (
    <div className={styles.share}>
      <CopyRow label={t('share.link')} value={link}>
        <span className={styles.link}>{link}</span>
      </CopyRow>
      <div className={styles.code}>
        <QrCode
          text={link}
          label={t('share.code', { name: profile.name })}
          tooLong={<p className={styles.note}>{t('share.tooLong')}</p>}
        />
      </div>
    </div>
  );
}
