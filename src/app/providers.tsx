/** What every screen stands on: language, brand, server state, and words for refused or failed calls. */
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { brandOf } from '../../theme/brands';
import { renameBridge } from '../host/bridge';
import { type Language, readLanguage, setDefaultMerchantNumber } from '../host/session';
import { IntlRoot } from '../intl/intl-root';
import type { Messages } from '../intl/messages';
import { failureText, writeFailureText } from '../ui/error-view';
import { showToast } from '../ui/toast';
import { useParameters } from '../ui/use-go';
import { createQueryClient } from './query-client';

/** ms; by then the first screen has its data on most networks. */
const WARM_DELAY = 2500;

export function Providers({ messages, children }: { messages?: Messages | undefined; children: ReactNode }) {
  const parameters = useParameters();
  const language = readLanguage(parameters);
  return (
    <IntlRoot language={language} messages={messages}>
      <WarmPopUps language={language} />
      <BrandRoot appName={parameters.get('appName')} />
      <ServerState>{children}</ServerState>
    </IntlRoot>
  );
}

function ServerState({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const latest = useRef<IntlShape>(intl);
  useLayoutEffect(() => {
    latest.current = intl;
  }, [intl]);
  const [client] = useState(() =>
    createQueryClient({
      readRefused: (failure) => showToast(failureText(latest.current, failure)),
      writeFailed: (failure) => showToast(writeFailureText(latest.current, failure)),
    }),
  );
  return (
    <QueryClientProvider client={client}>
      <Returning />
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

/** Brings the pop-ups' heavy part once the screen stands, so that the first toast or dialog opens at once. */
function WarmPopUps({ language }: { language: Language }) {
  useEffect(() => {
    const warm = () => {
      // A failed fetch is repeated by the first pop-up itself.
      import('../ui/antd').then(({ setAntdLanguage }) => setAntdLanguage(language)).catch(() => undefined);
    };
    const timer = setTimeout(warm, WARM_DELAY);
    return () => clearTimeout(timer);
  }, [language]);
  return null;
}

function BrandRoot({ appName }: { appName: string | undefined }) {
  useLayoutEffect(() => {
    const { colors, bridge, merchantNumber } = brandOf(appName);
    renameBridge(bridge);
    setDefaultMerchantNumber(merchantNumber);
    if (colors === undefined) return;
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const { style } = document.documentElement;
    const paint = () => {
      for (const [name, value] of Object.entries(colors[dark.matches ? 'dark' : 'light'])) {
        style.setProperty(`--brand-${name}`, value);
      }
    };
    paint();
    dark.addEventListener('change', paint);
    return () => {
      dark.removeEventListener('change', paint);
      for (const name of Object.keys(colors.light)) style.removeProperty(`--brand-${name}`);
    };
  }, [appName]);
  return null;
}
