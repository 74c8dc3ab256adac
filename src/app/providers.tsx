/** The providers of all screens: language, brand, react-query, and toasts for failed calls. */
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { loadAxios } from '../api/client';
import { setTimeZone } from '../format/time-zone';
import { IntlRoot } from '../intl/intl-root';
import type { Messages } from '../intl/messages';
import { useText } from '../intl/text';
import type { Language } from '../languages';
import { checkBorrower, watchBorrower } from '../platform/borrower-data';
import { borrowerOf, readLanguage } from '../platform/session';
import { colorDocument } from '../ui/brand/brand-colors';
import { useBrand } from '../ui/brand/use-brand';
import { useParameters } from '../ui/links/use-go';
import { onDemand, showNothing } from '../ui/on-demand';
import { hideToasts, showToast } from '../ui/overlay/toast';
import { failureText } from '../ui/page/error-view';
import { SavedContent } from '../ui/page/saved-content';
import { CountSessionEnded } from '../ui/page/session-ended';
import { createQueryClient, readAgain } from './query-client';
import { loadMoneyScreens } from './routes';
import { SessionLost } from './session-lost';

/** ms after the first screen is shown. Pop-ups are loaded later, when the first screen has its data on most networks. */
const AHEAD_DELAY = 200;
const POP_UPS_DELAY = 2500;

const SavedCodes = onDemand(() => import('../loan/channels/saved-codes'), { missing: showNothing });

export function Providers({ messages, children }: { messages?: Messages | undefined; children: ReactNode }) {
  const parameters = useParameters();
  const language = readLanguage(parameters);
  // Changes immediately; the router's parameters change only when the next screen is ready.
  const borrower = useSyncExternalStore(watchBorrower, () => borrowerOf());
  const isOfBorrower = borrowerOf(parameters) === borrower;
  const brand = useBrand();
  // Before the screens below render their dates.
  setTimeZone(brand.timeZone);
  useLayoutEffect(() => colorDocument(brand), [brand]);
  // A link inside the app may name another borrower; the router's own navigation fires no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the borrower from the address
  useEffect(() => void checkBorrower(), [borrower]);
  return (
    <IntlRoot language={language} messages={messages}>
      <Preload language={language} />
      <ServerState key={borrower}>{isOfBorrower && children}</ServerState>
    </IntlRoot>
  );
}

/** The query client of one borrower. It is replaced when the borrower changes, which ends its reads, so that no data is shared. */
function ServerState({ children }: { children: ReactNode }) {
  const t = useText();
  const latest = useRef(t);
  useLayoutEffect(() => {
    latest.current = t;
  }, [t]);
  const { locale } = useIntl();
  const [client] = useState(() => createQueryClient((failure) => showToast(failureText(latest.current, failure))));
  const [endedScreens, countEndedScreens] = useReducer((count: number, change: number) => count + change, 0);
  useEffect(() => hideToasts, []);
  useEffect(() => {
    // A page that the browser restores from its back/forward cache may have old data.
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) void readAgain(client);
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [client]);
  const readIn = useRef(locale);
  useEffect(() => {
    // The server's texts are in the language of their request.
    if (readIn.current !== locale) void readAgain(client);
    readIn.current = locale;
  }, [client, locale]);
  return (
    <QueryClientProvider client={client}>
      <SessionLost isSaid={endedScreens > 0} />
      <CountSessionEnded value={countEndedScreens}>
        <SavedContent value={SavedCodes}>{children}</SavedContent>
      </CountSessionEnded>
    </QueryClientProvider>
  );
}

/** The borrower's codes that are too old are deleted on every screen, as the privacy notice says. */
const deleteOldCodes = () => import('../loan/channels/saved-codes').then((part) => part.deleteOldCodes());

/**
 * Preloads what the next tap may need: the money screens, the HTTP library and, for a phone that has lost the signal by then, the saved
 * payment codes; then antd-mobile's pop-ups.
 */
function Preload({ language }: { language: Language }) {
  useEffect(() => {
    const preparePopUps = () => import('../ui/overlay/antd').then((part) => part.setAntdLanguage(language));
    // A failure is ignored: the code that uses the part imports it again.
    const load = (part: () => Promise<unknown>) => void part().catch(() => undefined);
    const timers = [
      setTimeout(() => [loadMoneyScreens, loadAxios, SavedCodes.preload, deleteOldCodes].forEach(load), AHEAD_DELAY),
      setTimeout(load, POP_UPS_DELAY, preparePopUps),
    ];
    return () => timers.forEach(clearTimeout);
  }, [language]);
  return null;
}
