/** What every screen stands on: language, brand, server state, and words for refused or failed calls. */
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { brandOf } from '../../theme/brands';
import { loadAxios } from '../api/client';
import { setSessionLostCodes } from '../api/session-lost';
import { watchBorrower } from '../host/borrower-data';
import { renameBridge } from '../host/bridge';
import { borrowerOf, type Language, readLanguage, setDefaultMerchantNumber } from '../host/session';
import { IntlRoot } from '../intl/intl-root';
import type { Messages } from '../intl/messages';
import { colorDocument } from '../ui/brand-colors';
import { failureText, writeFailureText } from '../ui/error-view';
import { hideToasts, showToast } from '../ui/toast';
import { useParameters } from '../ui/use-go';
import { createQueryClient } from './query-client';
import { SessionLost } from './session-lost';

/** ms after the screen stands; the pop-ups' heavy part waits until the first screen has its data on most networks. */
const AXIOS_DELAY = 200;
const POP_UPS_DELAY = 2500;

export function Providers({ messages, children }: { messages?: Messages | undefined; children: ReactNode }) {
  const parameters = useParameters();
  const language = readLanguage(parameters);
  // At once, while the router changes screens when the next one is ready.
  const borrower = useSyncExternalStore(watchBorrower, () => borrowerOf());
  const isOfBorrower = borrowerOf(parameters) === borrower;
  return (
    <IntlRoot language={language} messages={messages}>
      <LoadAhead language={language} />
      <BrandRoot appName={parameters.get('appName')} />
      <ServerState key={borrower} borrower={borrower}>
        {isOfBorrower && children}
      </ServerState>
    </IntlRoot>
  );
}

/** What was read for one borrower, and the messages about it: with the next borrower all of it is new. */
function ServerState({ borrower, children }: { borrower: string; children: ReactNode }) {
  const intl = useIntl();
  const latest = useRef<IntlShape>(intl);
  useLayoutEffect(() => {
    latest.current = intl;
  }, [intl]);
  const [client] = useState(() =>
    createQueryClient({
      readRefused: (failure) => tell(failureText(latest.current, failure)),
      writeFailed: (failure) => tell(writeFailureText(latest.current, failure)),
    }),
  );
  // A late answer may be for the borrower before.
  const tell = (text: string) => {
    if (borrowerOf() === borrower) showToast(text);
  };
  useEffect(() => hideToasts, []);
  return (
    <QueryClientProvider client={client}>
      <Returning />
      <SessionLost />
      {children}
    </QueryClientProvider>
  );
}

/** Coming back through the browser's page cache shows a live old page: everything is asked again. */
function Returning() {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) void client.invalidateQueries();
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [client]);
  return null;
}

/** Loads ahead what the next tap may need: the HTTP library for the next call, then the pop-ups' heavy part. */
function LoadAhead({ language }: { language: Language }) {
  useEffect(() => {
    // What fails here is loaded again by whoever needs it.
    const load = (part: () => Promise<unknown>) => () => void part().catch(() => undefined);
    const timers = [
      setTimeout(load(loadAxios), AXIOS_DELAY),
      setTimeout(
        load(() => import('../ui/antd').then(({ setAntdLanguage }) => setAntdLanguage(language))),
        POP_UPS_DELAY,
      ),
    ];
    return () => timers.forEach(clearTimeout);
  }, [language]);
  return null;
}

function BrandRoot({ appName }: { appName: string | undefined }) {
  useLayoutEffect(() => {
    const { colors, bridge, merchantNumber, sessionLostCodes } = brandOf(appName);
    renameBridge(bridge);
    setSessionLostCodes(sessionLostCodes);
    setDefaultMerchantNumber(merchantNumber);
    return colorDocument(colors);
  }, [appName]);
  return null;
}
