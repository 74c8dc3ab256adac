/** The layout of every screen, and `LoadedPage`, which shows the loading, error and loaded states of a query. */
import type { UseQueryResult } from '@tanstack/react-query';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { toFailure } from '../../api/failure';
import type { Amount } from '../../format/money';
import { useText } from '../../intl/text';
import { useEntryState } from '../links/entry-state';
import { useBack, useIsFirstEntry, useParameters } from '../links/use-go';
import { onDemand, showNothing } from '../on-demand';
import { FloatingMessage } from '../overlay/floating-message';
import { ErrorView, failureText, type RefusedAction } from './error-view';
import { Frame, NavBar } from './frame';
import { NavAmount } from './nav-amount';
import styles from './page.module.css';
import { HoldPage, SavedContentWhileWaiting } from './saved-content';
import { CardSkeletons, HeroSkeleton } from './skeleton';
import { useRetryOnReturn } from './use-network-return';
import { useScreen } from './use-screen';

interface PageProps extends Omit<ComponentProps<typeof Frame>, 'nav' | 'columns'> {
  /** Heading of the screen and title of the document. Absent: the route's own title. */
  title?: string | undefined;
  /** Shown below the title while the hero is out of sight. */
  amount?: Amount | undefined;
}

export function Page({ title: given, amount, children, ...frame }: PageProps) {
  const t = useText();
  const screen = useScreen();
  const title = given ?? screen.title;
  const back = useBack();
  const heading = useArrivalFocus();
  useScrollPosition(!frame.busy);

  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);

  return (
    <Frame
      nav={
        title !== undefined && (
          <NavBar
            title={title}
            amount={amount !== undefined && <NavAmount amount={amount} />}
            backLabel={t('common.back')}
            onBack={back}
            heading={heading}
          />
        )
      }
      // What went wrong is in one column, below a title alone. With `null` a screen has columns, but no hero.
      columns={frame.hero || frame.hero === null ? screen.columns : undefined}
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
  const t = useText();
  const { hero, cards } = useScreen();
  return (
    <Page hero={<HeroSkeleton hero={hero} />} busy="skeleton">
      <SavedContentWhileWaiting />
      <CardSkeletons cards={cards} loadingText={t('common.loading')} />
    </Page>
  );
}

const PullToRefresh = onDemand(() => import('./pull-to-refresh'), { missing: showNothing });

interface LoadedPageProps<Data> {
  query: Pick<UseQueryResult<Data>, 'error' | 'isError' | 'isFetching' | 'refetch'> & {
    data: Data | undefined;
  };
  /** Data to show instead of the query's, and of its failure; without data the query's is hidden. */
  shownInstead?: { data: Data | undefined } | undefined;
  pullToRefresh?: boolean;
  /** Buttons or links shown with `Try again` when the first load failed. */
  failureActions?: ReactNode;
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
  shownInstead,
  pullToRefresh = false,
  failureActions,
  refusedAction,
  children,
}: LoadedPageProps<Data>) {
  const loading = useLoadingPage();
  /** While the page is held: the query of a page that waits or has failed, which stays as it is, or `content`, which stays shown. */
  const [held, setHeld] = useState<typeof query | 'content'>();
  const isFrozen = held !== undefined && held !== 'content';
  const shown = isFrozen ? held : query;
  const replaces = !isFrozen && shownInstead !== undefined && (held === undefined || shownInstead.data !== undefined);
  const data = replaces ? shownInstead.data : shown.data;
  const isError = shown.isError && (isFrozen || shownInstead?.data === undefined);
  const retry = () => void query.refetch();
  const failed = () => (
    <Page>
      <ErrorView
        failure={toFailure(shown.error)}
        retry={retry}
        refusedAction={refusedAction}
        actions={failureActions}
      />
    </Page>
  );
  const hold = (isHeld: boolean) => setHeld(isHeld ? (data === undefined ? shown : 'content') : undefined);
  return (
    <HoldPage value={hold}>
      {data !== undefined ? children(data) : isError && !shown.isFetching ? failed() : loading}
      {data !== undefined && pullToRefresh && <PullToRefresh refresh={query.refetch} />}
      {data !== undefined && isError && (
        <StaleMessage failure={toFailure(query.error)} retry={retry} refusedAction={refusedAction} />
      )}
    </HoldPage>
  );
}

/** Says that a refresh failed. If the server refused it and there is a `refusedAction`, shows the reason and the action. */
function StaleMessage({ failure, retry, refusedAction }: ComponentProps<typeof ErrorView>) {
  const t = useText();
  useRetryOnReturn(failure, retry);
  // `app/session-lost.tsx` shows this failure.
  if (failure.kind === 'sessionLost') return null;
  const action = failure.kind === 'refused' ? refusedAction : undefined;
  return (
    <FloatingMessage
      text={action ? failureText(t, failure) : t('error.stale')}
      action={action ?? { label: t('common.tryAgain'), onClick: retry }}
    />
  );
}

/** By history entry; in px. */
const positions = new Map<string, number>();

/**
 * Restores the scroll position when the content of an earlier history entry arrives. The browser restores it at once, when
 * a short skeleton may still be shown. @param isLoaded whether the content is shown.
 */
function useScrollPosition(isLoaded: boolean): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (!isLoaded) return;
    const position = positions.get(key);
    if (position !== undefined) window.scrollTo(0, position);
    return () => void positions.set(key, window.scrollY);
  }, [isLoaded, key]);
}

/** Focuses a screen's heading after navigation if nothing has the focus, so that a screen reader announces the screen. */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirst = useIsFirstEntry();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    // If a screen was left before, the borrower has come back to the first one.
    const hasArrived = !isFirst || positions.size > 0;
    if (hasArrived && lost) heading.current?.focus({ preventScroll: true });
  }, [key, isFirst]);

  return heading;
}

const LanguageSwitch = onDemand(() => import('./language-switch'), { missing: showNothing });

/**
 * The other languages at the end of a screen whose address names no language. They stay after a change of language, so
 * that there is a way back.
 */
function LanguageFooter(): ReactNode {
  const { languageBefore } = useEntryState();
  const parameters = useParameters();
  if (parameters.has('language') && languageBefore === undefined) return null;
  return (
    <div className={`screen-only ${styles.footer}`}>
      <LanguageSwitch />
    </div>
  );
}
