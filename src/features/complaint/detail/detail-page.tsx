/** One complaint: its text and photos, its progress and the answer. */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { mayHaveMore } from '../../../api/decode';
import { isRefusal } from '../../../api/failure';
import type { Complaint } from '../../../contract/complaint-detail';
import { formatDate } from '../../../format/dates';
import { useText } from '../../../intl/text';
import { CustomerServiceButton } from '../../../loan/service/help';
import { paths, routePatterns } from '../../../paths';
import { canPrint } from '../../../platform/files';
import { whenReleased } from '../../../platform/overlay-history';
import { hasFlag, localStore, setFlag } from '../../../platform/storage';
import { safeImage } from '../../../platform/urls';
import { useBrand, useBrandText } from '../../../ui/brand/use-brand';
import { CopyButton, CopyRow } from '../../../ui/copy/copy';
import { Button } from '../../../ui/form/button';
import { ButtonRow } from '../../../ui/form/button-row';
import { GoButton } from '../../../ui/links/go-button';
import { useGo, useParameters } from '../../../ui/links/use-go';
import { onDemand, showNothing } from '../../../ui/on-demand';
import { Card, CutHint, NoticeBar } from '../../../ui/page/card';
import { LoadedPage, Page } from '../../../ui/page/page';
import { BrokenPictureIcon } from '../../../ui/picture/icons';
import { RemoteImage } from '../../../ui/picture/remote-image';
import { fitFigures } from '../../../ui/text/figures';
import { complaintDetailQuery, isAnswered, useListLater } from '../queries';
import { isAboutCollection, statesOf, ticketText } from '../rules';
import { markAnswerRead } from '../saved';
import { Topic } from '../topic';
import styles from './detail.module.css';
import { ProgressSteps } from './progress-steps';

const PhotoViewer = onDemand(() => import('../../../ui/photo/photo-viewer'));
const RatingDialog = onDemand(() => import('../../../loan/service/rating-dialog'), { missing: showNothing });

/** ms after the complaint was loaded (specification, section 9). */
const RATING_DELAY = 3000;

export default function DetailPage() {
  const t = useText();
  const go = useGo();
  const problemId = useParameters().get('problemId');
  const query = useQuery(complaintDetailQuery({ problemId }));

  return (
    <LoadedPage
      query={query}
      pullToRefresh
      refusedAction={{ label: t('complaint.myComplaints'), onClick: () => go(paths.complaintList()) }}
      failureActions={
        isRefusal(query.error) ? (
          <CustomerServiceButton />
        ) : (
          <GoButton variant="secondary" to={paths.complaintList()} label="complaint.myComplaints" />
        )
      }
    >
      {(complaint) => {
        const number = complaint.number ?? problemId;
        return (
          <Page hero={<Topic type={complaint.type ?? t('complaint.title')} subType={complaint.subType} />}>
            <ComplaintView complaint={{ ...complaint, number }} problemId={problemId} />
            <RatingPrompt number={number} isWanted={complaint.asksRating} />
          </Page>
        );
      }}
    </LoadedPage>
  );
}

/** Asks for a rating, once per complaint. */
function RatingPrompt({ number = '', isWanted }: { number: string | undefined; isWanted: boolean }) {
  const [isOpen, setOpen] = useState(false);
  // The section that is not cleared after a complaint was sent.
  const key = `order.complaintScored.${number}` as const;

  useEffect(() => {
    if (!isWanted || hasFlag(localStore, key)) return;
    // Without the dialog's code nothing is asked.
    const loaded = RatingDialog.preload();
    let isMounted = true;
    let cancel: (() => void) | undefined;
    const show = () => {
      setFlag(localStore, key);
      setOpen(true);
    };
    const timer = setTimeout(async () => {
      if ((await loaded) && isMounted) cancel = whenReleased(show);
    }, RATING_DELAY);
    return () => {
      isMounted = false;
      cancel?.();
      clearTimeout(timer);
    };
  }, [isWanted, key]);

  return isOpen && <RatingDialog onClose={() => setOpen(false)} />;
}

function ComplaintView({ complaint, problemId }: { complaint: Complaint; problemId: string | undefined }) {
  const t = useText();
  const viewId = useId();
  const pictures = usePictures(complaint.images, 'photo.name');
  const replyPictures = usePictures(complaint.reply.images, 'complaint.replyPhoto');
  const rights = useBrandText(useBrand().collectionRights);
  const { number, type, subType, content, reply } = complaint;
  // Only the list has the time and the review. Its row has the number of the address or of the answer.
  const { tabs } = useListLater();
  const item = tabs
    .flatMap(({ items }) => items)
    .find(({ id }) => id !== undefined && [problemId, number].includes(id));
  const sentAt = item?.time;
  const answered = isAnswered(complaint);
  const state = statesOf(tabs, []).get(item?.id ?? '');
  // An answer by telephone, for example, has neither text nor images. Then only the list says that there is one.
  const isRead = answered || state === 'answered';
  useEffect(() => {
    if (isRead && problemId !== undefined) markAnswerRead(problemId);
  }, [isRead, problemId]);
  const progress = <ProgressSteps sentAt={sentAt} isAnswered={answered} state={state} />;
  const ticket = ticketText([
    { label: t('complaint.number'), value: number },
    { label: t('complaint.type'), value: type },
    { label: t('complaint.subType'), value: subType },
    {
      label: t('complaint.time'),
      value: sentAt === undefined ? undefined : formatDate(sentAt, 'time'),
    },
    { label: t('complaint.content'), value: content },
    { label: t('complaint.pictures'), value: urlsOf(pictures) },
    {
      label: t('complaint.reply'),
      value: reply.text ?? (answered ? undefined : t('complaint.pending')),
    },
    { label: t('complaint.replyPictures'), value: urlsOf(replyPictures) },
  ]);

  return (
    <div className="stack" id={viewId}>
      {answered && (
        <Card title={t('complaint.reply')}>
          {reply.text !== undefined && <p className={styles.text}>{reply.text}</p>}
          <Pictures pictures={replyPictures} />
          <div className={`screen-only ${styles.again}`}>
            <GoButton
              variant="secondary"
              to={routePatterns.complaintNext}
              state={{ writeAgain: { type, subType } }}
              label="complaint.writeAgain"
            />
          </div>
        </Card>
      )}
      {!answered && progress}
      <Card title={t('complaint.content')}>
        <p className={styles.text}>{content ?? t('complaint.noContent')}</p>
        <Pictures pictures={pictures} />
        {number !== undefined && (
          <CopyRow label={t('complaint.number')} value={number}>
            <span {...fitFigures(number)}>{number}</span>
          </CopyRow>
        )}
      </Card>
      {answered && progress}
      {rights !== undefined && isAboutCollection(complaint) && <NoticeBar isCalm>{rights}</NoticeBar>}
      <div className="screen-only stack">
        <ButtonRow>
          <CopyButton variant="secondary" value={ticket} shownBy={viewId} label={t('complaint.copyText')} />
          {canPrint() && (
            <Button variant="secondary" onClick={() => window.print()}>
              {t('common.print')}
            </Button>
          )}
        </ButtonRow>
        {!answered && <CustomerServiceButton />}
      </div>
    </div>
  );
}

interface Picture {
  /** From `safeImage`. */
  url: string;
  alt: string;
}

/** A grid of buttons that open the viewer. */
function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const [viewed, setViewed] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map(({ url, alt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a URL may repeat
          <li key={index}>
            <button type="button" className={styles.picture} onClick={() => setViewed(index)}>
              <RemoteImage
                src={url}
                alt={alt}
                fallback={
                  <BrokenPictureIcon className={styles.broken} role="img" aria-label={alt} aria-hidden={false} />
                }
              />
            </button>
          </li>
        ))}
      </ul>
      {mayHaveMore(pictures) && <CutHint />}
      {viewed !== undefined && <PhotoViewer pictures={pictures} first={viewed} onClose={() => setViewed(undefined)} />}
    </>
  );
}

const urlsOf = (pictures: readonly Picture[]) => pictures.map(({ url }) => url).join('\n');

/** The images with safe URLs, each with a numbered name. */
function usePictures(images: readonly string[], id: 'photo.name' | 'complaint.replyPhoto'): Picture[] {
  const t = useText();
  const safe = images.flatMap((image) => safeImage(image) ?? []);
  return safe.map((url, index) => ({ url, alt: t(id, { number: index + 1 }) }));
}
