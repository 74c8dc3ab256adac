import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { withSession } from '../../../host/session';
import { localStore, type StorageKey } from '../../../host/storage';
import { forgetReceipts } from '../../../loan/receipts';
import { paths } from '../../../paths';
import { AttemptNotice } from '../../../ui/attempt-notice';
import { ActionBar, Button } from '../../../ui/button';
import { NoticeBar } from '../../../ui/card';
import { writeFailureText } from '../../../ui/error-view';
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
import { type SentComplaint, stateOfSent } from '../sent-complaint';
import { DescriptionField } from './description-field';
import { discardDrafts, openDraft, type PhotoEvent, uploadedUrls } from './draft';
import type { DraftTarget } from './draft-storage';
import { PhotosCard } from './photos-card';
import { useFoundComplaint } from './use-found-complaint';
import { usePaidClaim } from './use-paid-claim';

// A failed load of the dialog must not stop the form after the complaint was sent.
const SentDialog = onDemand(() => import('./sent-dialog'), SentWithoutDialog);
const PaidTextDialog = onDemand(() => import('./paid-text-dialog'));

/** ms after the dialog's first paint (specification, section 9). */
const SENT_DIALOG_MS = 1500;

interface ComposeFormProps {
  draftKey: StorageKey;
  target: DraftTarget;
  /** The order of the start screen, which is opened after the complaint was sent. */
  orderId: string | undefined;
  hero: ReactNode;
}

export function ComposeForm({ draftKey, target, orderId, hero }: ComposeFormProps) {
  const intl = useIntl();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the target
  const draft = useMemo(() => openDraft(draftKey, target), [draftKey]);
  const { text, photos, refusal, isRestored, isSaved } = useSyncExternalStore(draft.subscribe, draft.view);
  const [wasRestored] = useState(isRestored);
  const [error, setError] = useState<'text' | 'photos'>();
  /** Submit was tapped while photos were uploading: the complaint is sent when they are uploaded. */
  const [isWaiting, setWaiting] = useState(false);
  const [sent, setSent] = useState<SentComplaint>();

  const go = useGo();
  const rights = useBrandText(useBrand().collectionRights);
  const attempt = useAttempt(['complaint', target.orderNo, target.problemType, target.problemSonType]);
  const clearStorage = () => {
    discardDrafts();
    forgetReceipts();
    // The flags in `order` belong to orders, not to the draft. Without IndexedDB, `main` has the notes of attempts.
    localStore.clearExcept('order', 'main');
  };
  useFoundComplaint(attempt, (content) => {
    if (content === contentHash(text)) clearStorage();
  });

  const { submit, outcome, message } = useSubmit(saveComplaint, {
    attempt,
    loading: intl.formatMessage({ id: 'complaint.sending' }),
    onSuccess: (_answer, complaint) => {
      clearStorage();
      setSent({ content: contentHash(complaint.text), at: Date.now() });
    },
  });
  usePhotoToasts(draft);
  const paidText = usePaidClaim(draft);
  const returnToStart = useReturnToStart(orderId);

  const failedCount = photos.filter(({ state }) => state.kind === 'failed').length;
  const pendingCount = photos.filter(({ state }) => state.kind === 'preparing' || state.kind === 'uploading').length;
  const isLocked = outcome === 'sending' || sent !== undefined;

  const showError = (next: 'text' | 'photos') => {
    setWaiting(false);
    setError(next);
    showToast(intl.formatMessage({ id: next === 'text' ? 'complaint.textMissing' : 'complaint.photosFailed' }));
  };
  const submitComplaint = () => {
    if (isEmptyText(text)) showError('text');
    else if (failedCount > 0) showError('photos');
    else if (pendingCount > 0) setWaiting(true);
    else {
      setWaiting(false);
      setError(undefined);
      submit({ ...target, text, photos: uploadedUrls(photos) });
    }
  };

  useEffect(() => {
    if (!isWaiting) return;
    // A photo was refused meanwhile: the borrower decides whether to send the complaint without it.
    if (refusal !== undefined) setWaiting(false);
    else if (failedCount > 0 || pendingCount === 0) submitComplaint();
  });

  const progress =
    pendingCount === 0
      ? undefined
      : intl.formatMessage({ id: isWaiting ? 'complaint.waiting' : 'complaint.uploading' }, { count: pendingCount });

  return (
    <Page
      hero={hero}
      bar={
        <ActionBar>
          {error === 'photos' && failedCount > 0 && (
            <InlineError>{intl.formatMessage({ id: 'complaint.photosFailed' })}</InlineError>
          )}
          {message !== undefined && <InlineError>{message}</InlineError>}
          <Button onClick={submitComplaint} busy={isLocked || isWaiting} note={progress}>
            {intl.formatMessage({ id: 'complaint.submit' })}
          </Button>
        </ActionBar>
      }
    >
      <AttemptNotice attempt={attempt}>
        <Button variant="secondary" onClick={() => go(paths.complaintList())}>
          {intl.formatMessage({ id: 'complaint.myComplaints' })}
        </Button>
      </AttemptNotice>
      {wasRestored && text !== '' && <NoticeBar>{intl.formatMessage({ id: 'complaint.restored' })}</NoticeBar>}
      {!isSaved && <NoticeBar>{intl.formatMessage({ id: 'complaint.notSaved' })}</NoticeBar>}
      {rights !== undefined && target.problemType === COLLECTION && <NoticeBar>{rights}</NoticeBar>}
      <DescriptionField
        text={text}
        setText={(next) => {
          setError(undefined);
          draft.setText(next);
        }}
        isMissing={error === 'text'}
        isLocked={isLocked}
      />
      <PhotosCard photos={photos} refusal={refusal} draft={draft} isLocked={isLocked} />
      {paidText && <PaidTextDialog {...paidText} />}
      {sent && <SentDialog sent={sent} onShown={() => returnToStart(sent)} />}
    </Page>
  );
}

/** Shows a toast for each photo that was uploaded, refused or failed. */
function usePhotoToasts(draft: ReturnType<typeof openDraft>): void {
  const intl = useIntl();
  useEffect(() => {
    draft.onPhotoEvent = (event: PhotoEvent) => showToast(photoEventText(intl, event));
    return () => {
      draft.onPhotoEvent = undefined;
    };
  }, [draft, intl]);
}

function photoEventText(intl: IntlShape, event: PhotoEvent): string {
  switch (event.kind) {
    case 'uploaded':
      return intl.formatMessage({ id: 'complaint.uploaded' });
    case 'refused':
      return intl.formatMessage({ id: `photo.refused.${event.reason}` });
    case 'failed':
      return writeFailureText(intl, event.failure);
  }
}

/** Replaces the dialog if its code cannot be loaded: the start screen is opened all the same. */
function SentWithoutDialog({ onShown }: { onShown: () => void }) {
  const onMount = useEffectEvent(onShown);
  useEffect(() => onMount(), []);
  return null;
}

/** @returns opens the start screen after a delay. It replaces the form in the history, so that Back does not open it. */
function useReturnToStart(orderId: string | undefined): (sent: SentComplaint) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (sent) => {
    const options = { replace: true, state: stateOfSent(sent) };
    const openStart = () => void navigate(withSession(paths.complaint({ orderId })), options);
    timer.current = setTimeout(openStart, SENT_DIALOG_MS);
  };
}
