import { useIntl } from 'react-intl';
import { Card } from '../../../ui/card';
import { Illustration } from '../../../ui/illustration';
import styles from './detail.module.css';
import { DetailPictures, type Picture } from './detail-pictures';

interface DetailReplyProps {
  text: string | undefined;
  pictures: readonly Picture[];
  view: (index: number) => void;
}

/** What support answered, or that it has not yet. */
export function DetailReply({ text, pictures, view }: DetailReplyProps) {
  const intl = useIntl();
  return (
    <Card title={intl.formatMessage({ id: 'complaint.reply' })}>
      {text === undefined && pictures.length === 0 ? (
        <div className={styles.pending}>
          <Illustration name="pending" />
          <p>
            <b>{intl.formatMessage({ id: 'complaint.pending' })}</b>
          </p>
          <p className={styles.label}>{intl.formatMessage({ id: 'complaint.pendingText' })}</p>
        </div>
      ) : (
        <>
          {text !== undefined && <p className={styles.words}>{text}</p>}
          <DetailPictures pictures={pictures} view={view} />
        </>
      )}
    </Card>
  );
}
