/** The captcha's picture, with a button that loads another one or retries after a failure. */

import { useIntl } from 'react-intl';
import { Button } from '../../ui/button';
import { ReloadIcon } from '../../ui/icons';
import { RemoteImage } from '../../ui/remote-image';
import styles from './captcha-picture.module.css';

interface CaptchaPictureProps {
  /** Absent while it is loading, or when it failed. */
  address: string | undefined;
  failed: boolean;
  refresh: () => void;
  retry: () => void;
}

export function CaptchaPicture({ address, failed, refresh, retry }: CaptchaPictureProps) {
  const intl = useIntl();
  const again = (
    <Button variant="text" onClick={retry}>
      {intl.formatMessage({ id: 'common.tryAgain' })}
    </Button>
  );
  return (
    <div className={styles.captcha}>
      <div className={styles.slot}>
        {failed && again}
        {address !== undefined && (
          <RemoteImage
            className={styles.picture}
            src={address}
            alt={intl.formatMessage({ id: 'promotion.captchaPicture' })}
            fallback={again}
          />
        )}
      </div>
      <button
        type="button"
        className={styles.refresh}
        onClick={refresh}
        aria-label={intl.formatMessage({ id: 'promotion.refreshCaptcha' })}
      >
        <ReloadIcon />
      </button>
    </div>
  );
}
