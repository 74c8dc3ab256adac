/** One complaint: its text and photos, its progress and the answer. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { isCut } from '../../../api/decode';
import { toFailure } from '../../../api/failure';
import { formatDate } from '../../../format/dates';
import lines from '../../../loan/lines.module.css';
import { paths } from '../../../paths';
import { safeImage } from '../../../platform/urls';
import { useBrand, useBrandText } from '../../../ui/brand/use-brand';
import { Button, ButtonRow } from '../../../ui/form/button';
import { useGo, useParameters } from '../../../ui/links/use-go';
import { onDemand } from '../../../ui/on-demand';
import { Card, NoticeBar } from '../../../ui/page/card';
import { LoadedPage, Page } from '../../../ui/page/page';
import { BrokenPictureIcon } from '../../../ui/picture/icons';
import { RemoteImage } from '../../../ui/picture/remote-image';
import { CopyButton } from '../../../ui/text/copy';
import { CopyRow } from '../../../ui/text/copy-row';
import { fitFigures } from '../../../ui/text/figures';
import { RestNote } from '../../../ui/text/rest-note';
import { complaintDetailQuery } from '../queries';
import { markAnswerRead } from '../read-answers';
import { isAboutCollection, isAnswered, statesOf } from '../rules';
import { useListLater } from '../use-list';
import type { Complaint } from '../wire';
import styles from './detail.module.css';
import { ProgressSteps } from './progress-steps';
import { RatingPrompt } from './rating-prompt';
import { type TicketLine, ticketText } from './ticket-text';

const PhotoViewer = onDemand(() => import('../../../ui/photo/photo-viewer'));

export default function DetailPage() {
  const intl = useIntl();
  const go = useGo();
  const problemId = useParameters().get('problemId');
  const query = useQuery(complaintDetailQuery({ problemId }));
  const isRefused = query.error !== null && toFailure(query.error).kind === 'refused';
  const myComplaints = {
    label: intl.formatMessage({ id: 'complaint.myComplaints' }),
    onClick: () => go(paths.complaintList()),
  };

  return (
    <LoadedPage
      query={query}
      pullToRefresh
      refusedAction={myComplaints}
      failureActions={
        !isRefused && (
          <Button variant="secondary" onClick={myComplaints.onClick}>
            {myComplaints.label}
          </Button>
        )
      }
    >
      {(complaint) => {
        const number = complaint.number ?? problemId;
        return (
          <Page>
            <ComplaintView complaint={{ ...complaint, number }} />
            {problemId !== undefined && isAnswered(complaint) && <ReadMark number={problemId} />}
            <RatingPrompt number={number} isWanted={complaint.asksRating} />
          </Page>
        );
      }}
    </LoadedPage>
  );
}

/** Saves that the borrower has opened the answer. */
function ReadMark({ number }: { number: string }) {
  useEffect(() => markAnswerRead(number), [number]);
  return null;
}

function ComplaintView({ complaint }: { complaint: Complaint }) {
  const intl = useIntl();
  const viewId = useId();
  const pictures = usePictures(complaint.images, 'photo.name');
  const replyPictures = usePictures(complaint.reply.images, 'complaint.replyPhoto');
  const rights = useBrandText(useBrand().collectionRights);
  const { number, type, subType, content, reply } = complaint;
  // Only the list has the time and the review.
  const tabs = useListLater();
  const item = tabs.flatMap(({ items }) => items).find(({ id }) => id !== undefined && id === number);
  const sentAt = item?.time;
  const go = useGo();
  const answered = isAnswered(complaint);
  const isInReview = statesOf(tabs, []).get(number ?? '') === 'inReview';
  const progress = <ProgressSteps sentAt={sentAt} isAnswered={answered} isInReview={isInReview} />;
  const facts: TicketLine[] = [
    { label: intl.formatMessage({ id: 'complaint.type' }), value: type },
    { label: intl.formatMessage({ id: 'complaint.subType' }), value: subType },
  ];
  const ticket = ticketText([
    { label: intl.formatMessage({ id: 'complaint.number' }), value: number },
    ...facts,
    {
      label: intl.formatMessage({ id: 'complaint.time' }),
      value: sentAt === undefined ? undefined : formatDate(sentAt, 'time'),
    },
    { label: intl.formatMessage({ id: 'complaint.content' }), value: content },
    { label: intl.formatMessage({ id: 'complaint.pictures' }), value: addressesOf(pictures) },
    {
      label: intl.formatMessage({ id: 'complaint.reply' }),
      value: reply.text ?? (replyPictures.length > 0 ? undefined : intl.formatMessage({ id: 'complaint.pending' })),
    },
    { label: intl.formatMessage({ id: 'complaint.replyPictures' }), value: addressesOf(replyPictures) },
  ]);

  return (
    <div className={styles.complaint} id={viewId}>
      {answered && (
        <Card title={intl.formatMessage({ id: 'complaint.reply' })}>
          {reply.text !== undefined && <p className={styles.text}>{reply.text}</p>}
          <Pictures pictures={replyPictures} />
          <div className={`screen-only ${styles.again}`}>
            <Button
              variant="secondary"
              onClick={() => go(emptyForm, { writeAgain: { type: complaint.type, subType: complaint.subType } })}
            >
              {intl.formatMessage({ id: 'complaint.writeAgain' })}
            </Button>
          </div>
        </Card>
      )}
      {!answered && progress}
      <Card title={intl.formatMessage({ id: 'complaint.content' })}>
        <p className={styles.text}>{content ?? intl.formatMessage({ id: 'complaint.noContent' })}</p>
        <Pictures pictures={pictures} />
        <dl>
          {facts.map(
            ({ label, value }) =>
              value !== undefined && (
                <div className={lines.line} key={label}>
                  <dt>{label}</dt>
                  <dd {...fitFigures(value)}>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {number !== undefined && (
          <CopyRow label={intl.formatMessage({ id: 'complaint.number' })} value={number}>
            <span {...fitFigures(number)}>{number}</span>
          </CopyRow>
        )}
      </Card>
      {answered && progress}
      {rights !== undefined && isAboutCollection(complaint) && <NoticeBar>{rights}</NoticeBar>}
      <div className="screen-only">
        <ButtonRow>
          <CopyButton value={ticket} shownBy={viewId} label={intl.formatMessage({ id: 'complaint.copyText' })} />
          <Button variant="text" onClick={() => window.print()}>
            {intl.formatMessage({ id: 'complaint.print' })}
          </Button>
        </ButtonRow>
      </div>
    </div>
  );
}

interface Picture {
  /** From `safeImage`. */
  address: string;
  alt: string;
}

/** A grid of buttons that open the viewer. */
function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const [viewed, setViewed] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map(({ address, alt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address may repeat
          <li key={index}>
            <button type="button" className={styles.picture} onClick={() => setViewed(index)}>
              <RemoteImage
                src={address}
                alt={alt}
                fallback={
                  <BrokenPictureIcon className={styles.broken} role="img" aria-label={alt} aria-hidden={false} />
                }
              />
            </button>
          </li>
        ))}
      </ul>
      {isCut(pictures) && <RestNote />}
      {viewed !== undefined && <PhotoViewer pictures={pictures} first={viewed} onClose={() => setViewed(undefined)} />}
    </>
  );
}

const addressesOf = (pictures: readonly Picture[]) => pictures.map(({ address }) => address).join('\n');

/** The form's address without a type. */
const emptyForm = paths.complaintNext({
  problemType: undefined,
  problemSonType: undefined,
  orderNo: undefined,
  orderId: undefined,
});

/** The images with safe addresses, each with a numbered name. */
function usePictures(images: readonly string[], id: 'photo.name' | 'complaint.replyPhoto'): Picture[] {
  const intl = useIntl();
  const safe = images.flatMap((image) => safeImage(image) ?? []);
  return safe.map((address, index) => ({ address, alt: intl.formatMessage({ id }, { number: index + 1 }) }));
}
