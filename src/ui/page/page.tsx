/** The layout of every screen, and `LoadedPage`, which shows the loading, error and loaded states of a query. */
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { type Failure, toFailure } from '../../api/failure';
import { useBack } from '../links/use-go';
import { leftOut, onDemand } from '../on-demand';
import { FloatingNote } from '../overlay/floating-note';
import { ErrorView, failureText, type RefusedAction } from './error-view';
import { Frame, NavBar } from './frame';
import { LanguageFooter } from './language-footer';
import { CardSkeletons, HeroSkeleton } from './skeleton';
import { useArrivalFocus } from './use-arrival-focus';
import { useScreen } from './use-screen';

export type { Tone } from './frame';

interface PageProps extends Omit<ComponentProps<typeof Frame>, 'nav'> {
  /** Heading of the screen and title of the document. Absent: the route's own title. */
  title?: string;
}

export function Page({ title: given, children, ...frame }: PageProps) {
  const intl = useIntl();
  const screen = useScreen();
  const title = given ?? screen.title;
  const back = useBack();
  const heading = useArrivalFocus();

  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);

  return (
    <Frame
      nav={
        title !== undefined && (
          <NavBar title={title} backLabel={intl.formatMessage({ id: 'common.back' })} onBack={back} heading={heading} />
        )
      }
      {...frame}
    >
      {children}
      {/* Below a skeleton it would move when the content arrives. */}
      {!frame.busy && <LanguageFooter />}
    </Frame>
  );
}

/** The screen at the current route while its code or its data is loading. */
export const LoadingPage = () => useLoadingPage();

function useLoadingPage() {
  const intl = useIntl();
  const { hero, cards } = useScreen();
  return (
    <Page hero={<HeroSkeleton hero={hero} />} busy>
      <CardSkeletons cards={cards} loadingText={intl.formatMessage({ id: 'common.loading' })} />
    </Page>
  );
}

const PullToRefresh = onDemand(() => import('./pull-to-refresh'), { missing: leftOut });

interface LoadedPageProps<Data> {
  query: Pick<UseQueryResult<Data>, 'error' | 'isError' | 'isFetching' | 'refetch'> & { data: Data | undefined };
  /** Data to show instead of the query's, and of its failure; without data the query's is hidden. */
  override?: { data: Data | undefined } | undefined;
  /** Whether pulling the screen down reads the data again. */
  pullToRefresh?: boolean;
  /** Buttons or links shown with `Try again` when the first load failed. */
  failureActions?: ReactNode;
  /** The primary action when the server refused the read. */
  refusedAction?: RefusedAction | undefined;
  children: (data: Data) => ReactNode;
}

/**
 * A screen with one query: shows a skeleton while loading, an error view on failure, else its content. If `children` returns
 * a `Page`, React updates the skeleton's page instead of mounting another one. The Back button stays the same element, so
 * that a press which begins before the content arrives still counts.
 */
export function LoadedPage<Data>({
  query,
  override,
  pullToRefresh = false,
  failureActions,
  refusedAction,
  children,
}: LoadedPageProps<Data>) {
  const loading = useLoadingPage();
  const data = override ? override.data : query.data;
  const isError = query.isError && override?.data === undefined;
  const retry = () => void query.refetch();
  const failed = () => (
    <Page>
      <ErrorView
        failure={toFailure(query.error)}
        retry={retry}
        refusedAction={refusedAction}
        actions={failureActions}
      />
    </Page>
  );
  return (
    <>
      {data !== undefined ? children(data) : isError && !query.isFetching ? failed() : loading}
      {data !== undefined && pullToRefresh && <PullToRefresh refresh={query.refetch} />}
      {data !== undefined && isError && (
        <StaleNote failure={toFailure(query.error)} retry={retry} refusedAction={refusedAction} />
      )}
    </>
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
