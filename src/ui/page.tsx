/** The frame of every screen, and the one place where a screen waits, fails, or shows. */
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { type Failure, toFailure } from '../api/failure';
import { CardSkeleton } from './card';
import { ErrorView, failureText, type RefusedAction } from './error-view';
import { FloatingNote } from './floating-note';
import { BackIcon } from './icons';
import styles from './page.module.css';
import { useArrivalFocus } from './use-arrival-focus';
import { useBack } from './use-go';

interface PageProps {
  /** Heading of the screen and title of the document. */
  title: string;
  /** What stands on the brand's gradient below the title. */
  hero?: ReactNode;
  /** The bar of actions at the bottom. */
  bar?: ReactNode;
  busy?: boolean;
  /** As wide as a laptop allows; what it shows has columns of its own. */
  wide?: boolean;
  children: ReactNode;
}

export function Page({ title, hero, bar, busy = false, wide = false, children }: PageProps) {
  const intl = useIntl();
  const back = useBack();
  const heading = useArrivalFocus();

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <div className={wide ? `${styles.page} ${styles.wide}` : styles.page}>
      <header className={styles.header}>
        <div className={styles.nav}>
          <button
            type="button"
            className={styles.back}
            onClick={back}
            aria-label={intl.formatMessage({ id: 'common.back' })}
          >
            <BackIcon />
          </button>
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            {title}
          </h1>
        </div>
        {hero}
      </header>
      <main className={styles.main} aria-busy={busy}>
        {children}
      </main>
      {bar}
    </div>
  );
}

interface LoadedPageProps<Data> {
  query: Pick<UseQueryResult<Data>, 'error' | 'isError' | 'isFetching' | 'refetch'> & { data: Data | undefined };
  title: string;
  /** The shape of what is awaited, so that nothing jumps when it comes: `cards` has the number of each card's rows. */
  skeleton: { hero?: ReactNode; cards: readonly number[] };
  /** What to show beside `Try again` when the first load failed. */
  failureActions?: ReactNode;
  /** The primary action when the server refused the read. */
  refusedAction?: RefusedAction | undefined;
  children: (data: Data) => ReactNode;
}

/** A screen of one query: waits in the content's shape, fails with words and a way on, else shows. */
export function LoadedPage<Data>({
  query,
  title,
  skeleton,
  failureActions,
  refusedAction,
  children,
}: LoadedPageProps<Data>) {
  const intl = useIntl();
  const retry = () => void query.refetch();
  if (query.data !== undefined) {
    return (
      <>
        {children(query.data)}
        {query.isError && <StaleNote failure={toFailure(query.error)} retry={retry} refusedAction={refusedAction} />}
      </>
    );
  }
  if (query.isError && !query.isFetching) {
    return (
      <Page title={title}>
        <ErrorView
          failure={toFailure(query.error)}
          retry={retry}
          refusedAction={refusedAction}
          actions={failureActions}
        />
      </Page>
    );
  }
  return (
    <Page title={title} hero={skeleton.hero} busy>
      <p className="visually-hidden" role="status">
        {intl.formatMessage({ id: 'common.loading' })}
      </p>
      {skeleton.cards.map((rows, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards have no other identity
        <CardSkeleton key={index} rows={rows} />
      ))}
    </Page>
  );
}

interface StaleNoteProps {
  failure: Failure;
  retry: () => void;
  refusedAction: RefusedAction | undefined;
}

/** Says that a refresh failed; after a refusal with a way on, why and where to go. */
function StaleNote({ failure, retry, refusedAction }: StaleNoteProps) {
  const intl = useIntl();
  // The app itself says that the session has ended.
  if (failure.kind === 'sessionLost') return null;
  const action = failure.kind === 'refused' ? refusedAction : undefined;
  return (
    <FloatingNote
      text={action ? failureText(intl, failure) : intl.formatMessage({ id: 'error.stale' })}
      action={action ?? { label: intl.formatMessage({ id: 'common.tryAgain' }), onClick: retry }}
    />
  );
}
