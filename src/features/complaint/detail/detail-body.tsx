import { Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { LineValue } from '../../../api/decode';
import { formatDate } from '../../../format/dates';
import { safeImage } from '../../../host/urls';
import { Button, ButtonRow } from '../../../ui/button';
import { Card, NoticeBar } from '../../../ui/card';
import { CopyButton } from '../../../ui/copy';
import { fitFigures } from '../../../ui/figures';
import { onDemand } from '../../../ui/on-demand';
import { useBrand, useBrandText } from '../../../ui/use-brand';
import { isAboutCollection, isAnswered } from '../rules';
import type { Complaint } from '../wire';
import styles from './detail.module.css';
import { DetailPictures, type Picture } from './detail-pictures';
import { DetailReply } from './detail-reply';
import { DetailSteps } from './progress-steps';
import { type TicketLine, ticketText } from './ticket-text';

const PhotoViewer = onDemand(() => import('../photo-viewer'));

interface DetailBodyProps {
  complaint: Complaint;
  /** When it was sent, where it is known. */
  time: LineValue | undefined;
}

export function DetailBody({ complaint, time }: DetailBodyProps) {
  const intl = useIntl();
  const numberId = useId();
  const bodyId = useId();
  const [viewed, setViewed] = useState<{ pictures: readonly Picture[]; first: number }>();
  const pictures = usePictures(complaint.images, 'complaint.photo');
  const replyPictures = usePictures(complaint.reply.images, 'complaint.replyPhoto');
  const rights = useBrandText(useBrand().collectionRights);
  const { number, type, subType, content, reply } = complaint;
  const sentAt = time === undefined ? undefined : formatDate(time, 'time');
  const facts: TicketLine[] = [
    { label: intl.formatMessage({ id: 'complaint.type' }), value: type },
    { label: intl.formatMessage({ id: 'complaint.subType' }), value: subType },
  ];
  const ticket = ticketText([
    { label: intl.formatMessage({ id: 'complaint.number' }), value: number },
    ...facts,
    { label: intl.formatMessage({ id: 'complaint.time' }), value: sentAt },
    { label: intl.formatMessage({ id: 'complaint.content' }), value: content },
    { label: intl.formatMessage({ id: 'complaint.pictures' }), value: addresses(pictures) },
    {
      label: intl.formatMessage({ id: 'complaint.reply' }),
      value: reply.text ?? (replyPictures.length > 0 ? undefined : intl.formatMessage({ id: 'complaint.pending' })),
    },
    { label: intl.formatMessage({ id: 'complaint.replyPictures' }), value: addresses(replyPictures) },
  ]);

  return (
    <div className={styles.complaint} id={bodyId}>
      <Card>
        {number !== undefined && (
          <div className={styles.number}>
            <span className={styles.label}>{intl.formatMessage({ id: 'complaint.number' })}</span>
            <b id={numberId} {...fitFigures(number)}>
              {number}
            </b>
            <span className={styles.screenOnly}>
              <CopyButton value={number} shownBy={numberId} />
            </span>
          </div>
        )}
        <dl>
          {facts.map(
            ({ label, value }) =>
              value !== undefined && (
                <div className={styles.fact} key={label}>
                  <dt>{label}</dt>
                  <dd {...fitFigures(value)}>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Card>
      <DetailSteps sentAt={time} isAnswered={isAnswered(complaint)} />
      {rights !== undefined && isAboutCollection(complaint) && <NoticeBar>{rights}</NoticeBar>}
      <Card title={intl.formatMessage({ id: 'complaint.content' })}>
        <p className={styles.words}>{content ?? intl.formatMessage({ id: 'complaint.noContent' })}</p>
        <DetailPictures pictures={pictures} view={(first) => setViewed({ pictures, first })} />
      </Card>
      <DetailReply
        text={reply.text}
        pictures={replyPictures}
        view={(first) => setViewed({ pictures: replyPictures, first })}
      />
      <div className={styles.screenOnly}>
        <ButtonRow>
          <CopyButton value={ticket} shownBy={bodyId} label={intl.formatMessage({ id: 'complaint.copyText' })} />
          <Button variant="text" onClick={() => window.print()}>
            {intl.formatMessage({ id: 'complaint.print' })}
          </Button>
        </ButtonRow>
      </div>
      {viewed && (
        <Suspense>
          <PhotoViewer pictures={viewed.pictures} first={viewed.first} onClose={() => setViewed(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

const addresses = (pictures: readonly Picture[]) => pictures.map(({ address }) => address).join('\n');

/** The pictures whose addresses pass the gate, each with its words. */
function usePictures(images: readonly string[], id: 'complaint.photo' | 'complaint.replyPhoto'): Picture[] {
  const intl = useIntl();
  const safe = images.flatMap((image) => safeImage(image) ?? []);
  return safe.map((address, index) => ({ address, alt: intl.formatMessage({ id }, { number: index + 1 }) }));
}
