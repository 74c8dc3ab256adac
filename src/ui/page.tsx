/** The layout of every screen, and `LoadedPage`, which shows the loading, error and loaded states of a query. */
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { type Failure, toFailure } from '../api/failure';
import { IconButton } from './button';
import { CardSkeleton } from './card';
import { ErrorView, failureText, type RefusedAction } from './error-view';
import { FloatingNote } from './floating-note';
import { BackIcon } from './icons';
import { onDemand } from './on-demand';
import styles from './page.module.css';
import { useArrivalFocus } from './use-arrival-focus';
import { useBack } from './use-go';

/** What a status means for the borrower; the header shows it by its colours. */
export type Tone = 'due' | 'overdue' | 'settled' | 'refused';

interface PageProps {
  /** Heading of the screen and title of the document. */
  title: string;
  /** Rendered below the title on the brand's gradient. */
  hero?: ReactNode;
  /** Absent: calm, in the brand's colours. */
  tone?: Tone | undefined;
  /** The action bar at the bottom. */
  bar?: ReactNode;
  busy?: boolean;
  /** Uses the full width of the window, for screens with several columns. */
  wide?: boolean;
  children: ReactNode;
}

export function Page({ title, hero, tone, bar, busy = false, wide = false, children }: PageProps) {
  const intl = useIntl();
  const back = useBack();
  const heading = useArrivalFocus();

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <div className={wide ? `${styles.page} ${styles.wide}` : styles.page}>
      <header className={styles.header} data-tone={tone}>
        <div className={styles.nav}>
          <IconButton label={intl.formatMessage({ id: 'common.back' })} className={styles.back} onClick={back}>
            <BackIcon />
          </IconButton>
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

const PullToRefresh = onDemand(
  () => import('./pull-to-refresh'),
  () => null,
);

interface LoadedPageProps<Data> {
  query: Pick<UseQueryResult<Data>, 'error' | 'isError' | 'isFetching' | 'refetch'> & { data: Data | undefined };
  title: string;
  /** Placeholders while loading, which avoid a layout shift. `cards` has the number of rows of each card. */
  skeleton: { hero?: ReactNode; cards: readonly number[] };
  /** Whether pulling the screen down reads the data again. */
  pullToRefresh?: boolean;
  /** Buttons or links shown with `Try again` when the first load failed. */
  failureActions?: ReactNode;
  /** The primary action when the server refused the read. */
  refusedAction?: RefusedAction | undefined;
  children: (data: Data) => ReactNode;
}

/** A screen with one query: shows a skeleton while loading, an error view on failure, else its content. */
export function LoadedPage<Data>({
  query,
  title,
  skeleton,
  pullToRefresh = false,
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
        {pullToRefresh && <PullToRefresh refresh={query.refetch} />}
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

/** Says that a refresh failed. If the server refused it and there is a `refusedAction`, shows the reason and the action. */
function StaleNote({ failure, retry, refusedAction }: StaleNoteProps) {
  const intl = useIntl();
  // `app/session-lost.tsx` shows this failure.
  if (failure.kind === 'sessionLost') return null;
  const action = failure.kind === 'refused' ? refusedAction : undefined;
  return (
    <FloatingNote
      text={action ? failureText(intl, failure) : intl.formatMessage({ id: 'error.stale' })}
      action={action ?? { label: intl.formatMessage({ id: 'common.tryAgain' }), onClick: retry }}
    />
  );
}
