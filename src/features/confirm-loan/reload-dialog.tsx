import { useText } from '../../intl/text';
import { Dialog } from '../../ui/overlay/dialog';
import styles from './reload-dialog.module.css';

/** Says that the amount is being calculated. The ring runs down in `seconds`. */
export default function ReloadDialog({ seconds }: { seconds: number }) {
  const t = useText();
  return (
    <Dialog title={t('confirm.reloadTitle')}>
      <svg className={styles.ring} viewBox="0 0 72 72" aria-hidden="true">
        <circle className={styles.track} cx="36" cy="36" r="31" />
        <circle
          className={styles.rest}
          cx="36"
          cy="36"
          r="31"
          pathLength={1}
          style={{ animationDuration: `${seconds}s` }}
        />
      </svg>
      <p role="status">{t('confirm.reloadText')}</p>
    </Dialog>
  );
}
