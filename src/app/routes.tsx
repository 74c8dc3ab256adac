/** The table of screens. Each screen's code is loaded when its route is opened. */
import { type ComponentType, use } from 'react';
import { routePatterns } from '../paths';

/** Thrown when a screen's code fails to load. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
  readonly wasOffline = !navigator.onLine;
}

export interface Screen {
  pattern: string;
  /** Loads the screen's code once. */
  load(): Promise<ComponentType>;
}

function screen(pattern: string, importPage: () => Promise<{ default: ComponentType }>): Screen {
  let loading: Promise<ComponentType> | undefined;
  const fetchPage = () => {
    const page = importPage().then(
      (module) => module.default,
      (cause: unknown) => {
        throw new ScreenLoadError('The code of a screen did not arrive', { cause });
      },
    );
    // React reads these fields: a loaded screen renders at once; otherwise its fallback would show for 300 ms.
    page.then(
      (value) => Object.assign(page, { status: 'fulfilled', value }),
      () => undefined,
    );
    return page;
  };
  // A rejected promise is kept, because React would otherwise load the file again on every render. A reload retries.
  const load = () => {
    loading ??= fetchPage();
    return loading;
  };
  return { pattern, load };
}

export function ScreenView({ screen: { load } }: { screen: Screen }) {
  const Page = use(load());
  return <Page />;
}

const orderPage = () => import('../features/order/order-page');
const privacyPage = () => import('../features/legal/privacy-page');

/** All tabs of the public site are in one file, so that they open without loading. */
const officialSite = screen(routePatterns.home, () => import('../features/official/official-page'));

export const notFound = screen('*', () => import('../features/not-found/not-found-page'));

export const screens: readonly Screen[] = [
  officialSite,
  { ...officialSite, pattern: routePatterns.siteAbout },
  { ...officialSite, pattern: routePatterns.siteUser },
  { ...officialSite, pattern: routePatterns.siteContact },
  { ...officialSite, pattern: routePatterns.sitePolicy },
  { ...officialSite, pattern: routePatterns.siteLoan },
  screen(routePatterns.confirmLoan, () => import('../features/confirm-loan/confirm-loan-page')),
  screen(routePatterns.loanDetail, orderPage),
  screen(routePatterns.order, orderPage),
  screen(routePatterns.repay, () => import('../features/repay/repay-page')),
  screen(routePatterns.extension, () => import('../features/extension/extension-page')),
  screen(routePatterns.instructions, () => import('../features/instructions/instructions-page')),
  screen(routePatterns.contract, () => import('../features/contract/contract-page')),
  screen(routePatterns.complaint, () => import('../features/complaint/start/start-page')),
  screen(routePatterns.complaintNext, () => import('../features/complaint/compose/compose-page')),
  screen(routePatterns.complaintList, () => import('../features/complaint/list/list-page')),
  screen(routePatterns.complaintDetail, () => import('../features/complaint/detail/detail-page')),
  screen(routePatterns.service, () => import('../features/service/service-page')),
  screen(routePatterns.aboutUs, () => import('../features/legal/about-us-page')),
  screen(routePatterns.periodAgreement, () => import('../features/legal/period-agreement-page')),
  screen(routePatterns.privacyPolicy, privacyPage),
  screen(routePatterns.privacyNotice, privacyPage),
  screen(routePatterns.joinLoginFailure, () => import('../features/login-failure/login-failure-page')),
  screen(routePatterns.promotion, () => import('../features/promotion/promotion-page')),
  screen(routePatterns.download, () => import('../features/promotion/download-page')),
  screen(routePatterns.registrationAgreement, () => import('../features/promotion/agreement-page')),
  screen(routePatterns.bindBank, () => import('../features/bind/bind-bank-page')),
  screen(routePatterns.bindCard, () => import('../features/bind/bind-card-page')),
  screen(routePatterns.product, () => import('../features/product/product-page')),
  screen(routePatterns.recommendList, () => import('../features/product/recommend-list-page')),
  screen(routePatterns.olderRepay, () => import('../features/older-repay/older-repay-page')),
  screen(routePatterns.olderRepayChoose, () => import('../features/older-repay/choose-card-page')),
  ...(__TEST_PAGE__ ? [screen(routePatterns.testPage, () => import('../test-page/test-page'))] : []),
  notFound,
];
