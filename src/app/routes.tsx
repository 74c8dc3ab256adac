/** The table of screens: each route's code arrives when it is opened. */
import { type ComponentType, use } from 'react';
import { routePatterns } from '../paths';

/** A screen's code did not arrive; the screen itself did not break. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
  readonly wasOffline = !navigator.onLine;
}

export interface Screen {
  pattern: string;
  /** Fetches the screen's code once. */
  load(): Promise<ComponentType>;
}

function screen(pattern: string, importPage: () => Promise<{ default: ComponentType }>): Screen {
  let arriving: Promise<ComponentType> | undefined;
  const fetchPage = () => {
    const page = importPage().then(
      (module) => module.default,
      (cause: unknown) => {
        throw new ScreenLoadError('The code of a screen did not arrive', { cause });
      },
    );
    // React reads these fields: what is here already renders at once instead of being held back for 300 ms.
    page.then(
      (value) => Object.assign(page, { status: 'fulfilled', value }),
      () => undefined,
    );
    return page;
  };
  // A failed promise stays, or React would ask for the file again and again; a reload asks anew.
  const load = () => {
    arriving ??= fetchPage();
    return arriving;
  };
  return { pattern, load };
}

export function ScreenView({ screen: { load } }: { screen: Screen }) {
  const Page = use(load());
  return <Page />;
}

const orderPage = () => import('../features/order/order-page');
const privacyPage = () => import('../features/legal/privacy-page');

/** The public site is one file: its tabs open without waiting. */
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
  screen(routePatterns.complaint, () => import('../features/complaint/home-page')),
  screen(routePatterns.complaintNext, () => import('../features/complaint/next-page')),
  screen(routePatterns.complaintList, () => import('../features/complaint/list-page')),
  screen(routePatterns.complaintDetail, () => import('../features/complaint/detail-page')),
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
