import {
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { withSession } from '../../../host/session';
import { localStore, type StorageKey } from '../../../host/storage';
import { paths } from '../../../paths';
import { AttemptNotice } from '../../../ui/attempt-notice';
import { ActionBar, Button } from '../../../ui/button';
import { NoticeBar } from '../../../ui/card';
import { answeredFailureText, writeFailureText } from '../../../ui/error-view';
import { InlineError } from '../../../ui/inline-error';
import { onDemand } from '../../../ui/on-demand';
import { Page } from '../../../ui/page';
import { showToast } from '../../../ui/toast';
import { useAttempt } from '../../../ui/use-attempt';
import { useBrand, useBrandText } from '../../../ui/use-brand';
import { useGo } from '../../../ui/use-go';
import { useSubmit } from '../../../ui/use-submit';
import { saveComplaint } from '../commands';
import { COLLECTION, contentHash, isEmptyText } from '../rules';
import { NextDescription } from './description-field';
import { discardDrafts, openDraft, type PhotoNews, uploadedUrls } from './draft';
import type { DraftTarget } from './draft-storage';
import { NextPhotos } from './photos-card';
import { useFoundComplaint } from './use-found-complaint';
import { usePaidClaim } from './use-paid-claim';

// After a save nothing may break any more: without its file the dialog is left out.
const SentDialog = onDemand(() => import('./sent-dialog'), MissingDialog);

const PaidQuestionDialog = onDemand(() => import('./paid-text-dialog'));

/** ms from the dialog's first paint (specification, section 9). */
const SENT_SHOWN = 1500;

interface NextFormProps {
  draftKey: StorageKey;
  target: DraftTarget;
  /** Of the first step, to return to. */
  orderId: string | undefined;
  tags: ReactNode;
}

export function NextForm({ draftKey, target, orderId, tags }: NextFormProps) {
  const intl = useIntl();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all about the target
  const draft = useMemo(() => openDraft(draftKey, target), [draftKey]);
  const { text, photos, refusal, restored, safe } = useSyncExternalStore(draft.subscribe, draft.view);
  const [problem, setProblem] = useState<'text' | 'photos'>();
  /** Submit was tapped, and goes out once the photos are there. */
  const [waiting, setWaiting] = useState(false);
  const [sent, setSent] = useState(false);
  const [broughtBack] = useState(restored);

  const go = useGo();
  const rights = useBrandText(useBrand().collectionRights);
  const attempt = useAttempt(['complaint', target.orderNo, target.problemType, target.problemSonType]);
  const forgetSent = () => {
    discardDrafts();
    // What an order showed once belongs to the order, not to the draft.
    localStore.clear('order');
  };
  useFoundComplaint(attempt, (content) => {
    if (content === contentHash(text)) forgetSent();
  });

  const { submit, isPending, failure } = useSubmit(saveComplaint, {
    attempt,
    loading: intl.formatMessage({ id: 'complaint.sending' }),
    onSuccess: () => {
      forgetSent();
      setSent(true);
    },
    onFailure: (lost) => {
      const words = answeredFailureText(intl, lost);
      if (words !== undefined) showToast(words);
    },
  });
  usePhotoNews(draft);
  const paidQuestion = usePaidClaim(draft);
  const returnHome = useReturnHome(orderId);

  const failed = photos.filter(({ state }) => state.kind === 'failed').length;
  const underWay = photos.filter(({ state }) => state.kind === 'preparing' || state.kind === 'uploading').length;
  const failureText = failure === null ? undefined : answeredFailureText(intl, failure);
  const busy = isPending || sent;

  const stopFor = (found: 'text' | 'photos') => {
    setWaiting(false);
    setProblem(found);
    showToast(intl.formatMessage({ id: found === 'text' ? 'complaint.textMissing' : 'complaint.photosFailed' }));
  };
  const send = () => {
    setWaiting(false);
    setProblem(undefined);
    submit({ ...target, text, photos: uploadedUrls(photos) });
  };
  const submitComplaint = () => {
    if (isEmptyText(text)) stopFor('text');
    else if (failed > 0) stopFor('photos');
    else if (underWay > 0) setWaiting(true);
    else send();
  };

  useEffect(() => {
    if (!waiting) return;
    // The borrower meant to send the photo, too.
    if (refusal !== undefined) setWaiting(false);
    else if (failed > 0 || underWay === 0) submitComplaint();
  });

  const progress = () => {
    if (underWay === 0) return undefined;
    return intl.formatMessage({ id: waiting ? 'complaint.waiting' : 'complaint.uploading' }, { count: underWay });
  };

  return (
    <Page
      title={intl.formatMessage({ id: 'complaint.title' })}
      hero={tags}
      bar={
        <ActionBar>
          {problem === 'photos' && failed > 0 && (
            <InlineError>{intl.formatMessage({ id: 'complaint.photosFailed' })}</InlineError>
          )}
          {failureText !== undefined && <InlineError>{failureText}</InlineError>}
          <Button onClick={submitComplaint} busy={busy || waiting} note={progress()}>
            {intl.formatMessage({ id: 'complaint.submit' })}
          </Button>
        </ActionBar>
      }
    >
      <AttemptNotice attempt={attempt}>
        <Button variant="secondary" onClick={() => go(paths.complaintList())}>
          {intl.formatMessage({ id: 'complaint.mine' })}
        </Button>
      </AttemptNotice>
      {broughtBack && text !== '' && <NoticeBar>{intl.formatMessage({ id: 'complaint.restored' })}</NoticeBar>}
      {!safe && <NoticeBar>{intl.formatMessage({ id: 'complaint.notKept' })}</NoticeBar>}
      {rights !== undefined && target.problemType === COLLECTION && <NoticeBar>{rights}</NoticeBar>}
      <NextDescription
        text={text}
        setText={(next) => {
          setProblem(undefined);
          draft.setText(next);
        }}
        missing={problem === 'text'}
        locked={busy}
      />
      <NextPhotos photos={photos} refusal={refusal} draft={draft} locked={busy} />
      {paidQuestion && (
        <Suspense>
          <PaidQuestionDialog {...paidQuestion} />
        </Suspense>
      )}
      {sent && (
        <Suspense>
          <SentDialog onShown={returnHome} />
        </Suspense>
      )}
    </Page>
  );
}

/** Tells what became of each photo: the catalogue's words, or the server's. */
function usePhotoNews(draft: ReturnType<typeof openDraft>): void {
  const intl = useIntl();
  useEffect(() => {
    draft.onNews = (news: PhotoNews) => showToast(newsText(intl, news));
    return () => {
      draft.onNews = undefined;
    };
  }, [draft, intl]);
}

function newsText(intl: IntlShape, news: PhotoNews): string {
  switch (news.kind) {
    case 'uploaded':
      return intl.formatMessage({ id: 'complaint.uploaded' });
    case 'refused':
      return intl.formatMessage({ id: `complaint.photoRefused.${news.reason}` });
    case 'failed':
      return writeFailureText(intl, news.failure);
  }
}

/** Without the dialog's code there is nothing to show; the form leaves just the same. */
function MissingDialog({ onShown }: { onShown: () => void }) {
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return null;
}

/** Leads to the first step again, in the form's place, so that back does not return to it. @returns starts the wait. */
function useReturnHome(orderId: string | undefined): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    const home = () => void navigate(withSession(paths.complaint({ orderId })), { replace: true });
    timer.current = setTimeout(home, SENT_SHOWN);
  };
}
