import { useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SavedAttempt } from '../../../api/attempts';
import { useText } from '../../../intl/text';
import { clearReceipts } from '../../../loan/already-paid/receipts';
import { paths } from '../../../paths';
import { localStore } from '../../../platform/storage';
import type { StorageKey } from '../../../platform/storage-keys';
import { useBrand, useBrandText } from '../../../ui/brand/use-brand';
import { ActionBar, Button, InlineError } from '../../../ui/form/button';
import { useForm } from '../../../ui/form/use-form';
import type { EntryState } from '../../../ui/links/entry-state';
import { GoButton } from '../../../ui/links/go-button';
import { useReplace } from '../../../ui/links/use-go';
import { onDemand } from '../../../ui/on-demand';
import { keepForNextScreen, showToast } from '../../../ui/overlay/toast';
import { NoticeBar } from '../../../ui/page/card';
import { failureText } from '../../../ui/page/error-view';
import { Page } from '../../../ui/page/page';
import { MESSAGE_UNKNOWN_SCENE } from '../../../ui/picture/state-scenes';
import { wholeFigures } from '../../../ui/text/figures';
import { AttemptNotice } from '../../../ui/write/attempt-notice';
import { useAttempt, useSubmit } from '../../../ui/write/use-submit';
import { saveComplaint } from '../commands';
import { complaintListQuery } from '../queries';
import { COLLECTION, complaintForm, numbersOf, type Target } from '../rules';
import { useAnswerBy } from '../use-answer-by';
import { DescriptionField, PhotosCard } from './compose-fields';
import { discardDrafts, openDraft, uploadedUrls } from './draft';
import { usePaidClaim } from './use-paid-claim';

// A failed load of the dialog must not stop the form after the complaint was sent.
const SentDialog = onDemand(() => import('./sent-dialog'), { missing: SentWithoutDialog });
const PaidTextDialog = onDemand(() => import('./paid-text-dialog'));

/** ms after the dialog's first paint (specification, section 9). */
const SENT_DIALOG_MS = 1500;

interface ComposeFormProps {
  draftKey: StorageKey;
  target: Target;
  /** The order of the start screen, which is opened after the complaint was sent. */
  orderId: string | undefined;
  hero: ReactNode;
  /** Shown above the fields. */
  about: ReactNode;
}

export function ComposeForm({ draftKey, target, orderId, hero, about }: ComposeFormProps) {
  const t = useText();
  const client = useQueryClient();
  const draft = useMemo(() => openDraft(draftKey), [draftKey]);
  const { text, photos, defect, isSaved, isFromOtherTab, lost } = useSyncExternalStore(draft.subscribe, draft.view);
  const [wasRestored] = useState(text !== '' || photos.length > 0);
  /** Submit was tapped while a photo had failed. */
  const [isPhotoError, setPhotoError] = useState(false);
  /** Submit was tapped while photos were uploading: the complaint is sent when they are uploaded, unless it is changed before. */
  const [isWaiting, setWaiting] = useState(false);
  const stopWaiting = useCallback(() => setWaiting(false), []);
  const form = useForm({ text }, (_name, next) => {
    setPhotoError(false);
    stopWaiting();
    draft.setText(next);
  });
  /** When the complaint was sent, in epoch milliseconds. */
  const [sentAt, setSentAt] = useState<number>();
  /** What was sent last, perhaps before a reload. */
  const lastSent = useRef({ text, earlier: [] as string[] });

  const answerBy = useAnswerBy(Date.now());
  const { complaintAnswerDays } = useBrand();
  const rights = useBrandText(useBrand().collectionRights);
  const attempt = useAttempt(['complaint', target.orderNo, target.problemType, target.problemSonType], {
    isRepeatable: true,
  });
  const unknownAttempts = attempt.saved.filter(({ arrivedAt }) => arrivedAt === undefined);
  const clearStorage = () => {
    discardDrafts({ except: draft });
    clearReceipts();
    // The flags in `order` belong to orders, not to the draft. `main` has the attempts.
    localStore.clearExcept('order', 'main');
  };
  const { submit, outcome, message } = useSubmit(saveComplaint, {
    attempt,
    showsMessage: true,
    loading: t('complaint.sending'),
    onSend: (complaint) => {
      // What the start screen has read.
      const list = client.getQueryData(complaintListQuery().queryKey);
      lastSent.current = { text: complaint.text, earlier: numbersOf(complaint.text, list ?? []) };
    },
    onSuccess: (_result, _complaint, isShown) => {
      clearStorage();
      if (!isShown) showToast(t('complaint.sentTitle'), { kind: 'done' });
      setSentAt(Date.now());
      // For the start screen, which opens next.
      void import('../sent-card').catch(() => undefined);
      void client.prefetchQuery({ ...complaintListQuery(), meta: { quiet: true } });
    },
  });
  usePhotoToasts(draft);
  const paidText = usePaidClaim(draft);
  const { openStart, openStartLater } = useStart(orderId);

  /** The borrower has found the complaint in the list. */
  const confirmSent = (attempts: readonly SavedAttempt[]) => {
    void attempt.remove(attempts.map(({ id }) => id));
    // Another text is a complaint that is still to be sent.
    if (text !== lastSent.current.text) return;
    clearStorage();
    draft.discard();
    openStart({ at: attempts[attempts.length - 1]?.at ?? Date.now(), text, earlier: [] });
  };

  const failedCount = photos.filter(({ state }) => state.kind === 'failed').length;
  const pendingCount = photos.filter(({ state }) => state.kind === 'preparing' || state.kind === 'uploading').length;
  const isLocked = outcome === 'sending' || sentAt !== undefined;

  const submitComplaint = () => {
    const checked = form.check(complaintForm(t('complaint.textMissing')), { text });
    setPhotoError(checked !== undefined && failedCount > 0);
    const canSend = checked !== undefined && failedCount === 0;
    setWaiting(canSend && pendingCount > 0);
    if (canSend && pendingCount === 0) submit({ ...target, text, photos: uploadedUrls(photos) });
  };

  useEffect(() => {
    if (!isWaiting) return;
    // A photo was rejected meanwhile: the borrower decides whether to send the complaint without it.
    if (defect !== undefined) setWaiting(false);
    else if (failedCount > 0 || pendingCount === 0) submitComplaint();
  });

  useToastOnLeaving(isWaiting ? t('complaint.notSentYet') : undefined);

  const progress =
    pendingCount === 0
      ? undefined
      : t(isWaiting ? 'complaint.waiting' : 'complaint.uploading', { count: pendingCount });

  return (
    <Page
      hero={hero}
      bar={
        <ActionBar>
          {isPhotoError && failedCount > 0 && <InlineError>{t('complaint.photosFailed')}</InlineError>}
          {message !== undefined && <InlineError>{message}</InlineError>}
          <Button
            variant={attempt.submitVariant}
            data-own-tap=""
            onClick={submitComplaint}
            busy={outcome === 'sending' || isWaiting}
            disabled={sentAt !== undefined}
            note={progress}
          >
            {t('common.submit')}
          </Button>
        </ActionBar>
      }
    >
      <AttemptNotice attempt={attempt} illustration={MESSAGE_UNKNOWN_SCENE}>
        <GoButton to={paths.complaintList()} label="complaint.myComplaints" />
        {unknownAttempts.length > 0 && (
          <Button variant="text" onClick={() => confirmSent(unknownAttempts)}>
            {t('complaint.wasSent')}
          </Button>
        )}
      </AttemptNotice>
      {about}
      {(wasRestored || isFromOtherTab) && (text !== '' || photos.length > 0) && (
        <p className="muted" role="note">
          {t(attempt.saved.length > 0 ? 'complaint.restored' : 'complaint.restoredUnsent')}
        </p>
      )}
      {!isSaved && <NoticeBar>{t('complaint.notSaved')}</NoticeBar>}
      {rights !== undefined && target.problemType === COLLECTION && <NoticeBar isCalm>{rights}</NoticeBar>}
      <form ref={form.ref}>
        <DescriptionField field={form.field('text')} isLocked={isLocked} />
      </form>
      <PhotosCard
        photos={photos}
        defect={defect}
        lost={lost}
        draft={draft}
        isLocked={isLocked}
        onRemove={stopWaiting}
      />
      {complaintAnswerDays !== undefined && (
        <p className="muted">
          {wholeFigures(t('complaint.answerTime', { days: complaintAnswerDays, date: answerBy }))}
        </p>
      )}
      {paidText && <PaidTextDialog {...paidText} />}
      {sentAt !== undefined && (
        <SentDialog
          time={sentAt}
          onShown={() => {
            // Until then the form shows what was sent.
            draft.discard();
            openStartLater({ at: sentAt, ...lastSent.current });
          }}
        />
      )}
    </Page>
  );
}

/** Shows a toast for each photo that was uploaded or failed. */
function usePhotoToasts(draft: ReturnType<typeof openDraft>): void {
  const t = useText();
  useEffect(() => {
    draft.onUploadEnd = (failure) =>
      failure === undefined ? showToast(t('complaint.uploaded'), { kind: 'done' }) : showToast(failureText(t, failure));
    return () => {
      draft.onUploadEnd = undefined;
    };
  }, [draft, t]);
}

/** Shows a toast if the screen is left. @param text undefined: none. */
function useToastOnLeaving(text: string | undefined): void {
  const onLeave = useEffectEvent(() => {
    if (text === undefined) return;
    showToast(text);
    keepForNextScreen();
  });
  useEffect(() => () => onLeave(), []);
}

/** Replaces the dialog if its code cannot be loaded: the start screen is opened all the same. */
function SentWithoutDialog({ onShown }: { onShown: () => void }) {
  const onMount = useEffectEvent(onShown);
  useEffect(() => onMount(), []);
  return null;
}

/** Opens the start screen in the place of the form. */
function useStart(orderId: string | undefined) {
  const replace = useReplace();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const openStart = (complaintSent: EntryState['complaintSent']) =>
    replace(paths.complaint({ orderId }), { complaintSent });
  const openStartLater = (complaintSent: EntryState['complaintSent']) => {
    timer.current = setTimeout(() => openStart(complaintSent), SENT_DIALOG_MS);
  };
  return { openStart, openStartLater };
}
