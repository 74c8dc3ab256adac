/** The table of screens: each route's code arrives when it is opened. */
import { type ComponentType, use } from 'react';
import { routePatterns } from '../paths';

/** Counts the reader's own retries: what failed to arrive is fetched again only after one. */
let attempt = 0;

/** Lets screens that did not arrive be fetched anew. */
export function retryScreens(): void {
  attempt += 1;
}

export interface Screen {
  pattern: string;
  /** Fetches the screen's code once. */
  load(): Promise<ComponentType>;
  /** The screen's code, when it is here. */
  loaded(): ComponentType | undefined;
}

function screen(pattern: string, importPage: () => Promise<{ default: ComponentType }>): Screen {
  let promise: Promise<ComponentType> | undefined;
  let page: ComponentType | undefined;
  let failedAttempt: number | undefined;
  const load = () => {
    // A failed promise is kept until then, or React would ask for the file again and again.
    if (failedAttempt !== undefined && failedAttempt < attempt) promise = undefined;
    promise ??= importPage().then(
      (module) => {
        page = module.default;
        return page;
      },
      (error: unknown) => {
        failedAttempt = attempt;
        throw error;
      },
    );
    return promise;
  };
  return { pattern, load, loaded: () => page };
}

/** What is here already renders at once: React holds a resolved lazy component back like a pending one. */
export function ScreenView({ screen: { loaded, load } }: { screen: Screen }) {
  const Page = loaded() ?? use(load());
  return <Page />;
}

const orderPage = () => import('../features/order/order-page');

export const notFound = screen('*', () => import('../features/not-found/not-found-page'));

export const screens: readonly Screen[] = [
  screen(routePatterns.confirmLoan, () => import('../features/confirm-loan/confirm-loan-page')),
  screen(routePatterns.loanDetail, orderPage),
  screen(routePatterns.order, orderPage),
  screen(routePatterns.repay, () => import('../features/repay/repay-page')),
  screen(routePatterns.extension, () => import('../features/extension/extension-page')),
  screen(routePatterns.instructions, () => import('../features/instructions/instructions-page')),
  screen(routePatterns.contract, () => import('../features/contract/contract-page')),
  screen(routePatterns.service, () => import('../features/service/service-page')),
  screen(routePatterns.joinLoginFailure, () => import('../features/login-failure/login-failure-page')),
  screen(routePatterns.launcher, () => import('../features/launcher/launcher-page')),
  notFound,
];
