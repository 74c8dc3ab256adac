/** What each screen shows while it loads: its title, and the shape of its hero and of its cards. */
import type { MessageId } from '../intl/messages';
import { routePatterns } from '../paths.ts';

/** A placeholder in the hero, as high as the element that replaces it. */
type HeroPart =
  | 'product'
  | 'label'
  | 'amount'
  | 'note'
  | 'facts'
  | 'logo'
  | 'picture'
  | 'heading'
  | 'lead'
  | 'tags'
  | 'claim'
  | 'banner';

/** A card: the number of its rows, or the name of another shape. */
export type CardShape = number | 'article' | 'code' | 'form' | 'state';

export interface Shape {
  hero?: readonly HeroPart[] | undefined;
  cards: readonly CardShape[];
}

interface ScreenShape extends Shape {
  /** Absent on screens whose header has no title. */
  title?: MessageId;
}

const AMOUNT = ['product', 'label', 'amount', 'facts'] as const;
const AMOUNT_WITH_NOTE = ['product', 'label', 'amount', 'note', 'facts'] as const;
const ORDER: ScreenShape = { title: 'order.title', hero: ['picture', 'heading', 'note'], cards: [6, 4] };
const LANDING = ['claim', 'lead', 'banner'] as const;
const SITE: ScreenShape = { hero: ['product', 'tags', ...LANDING], cards: [6] };
const PRIVACY: ScreenShape = { title: 'legal.privacyTitle', cards: ['article'] };

/** Route pattern → shape. Read by the document (`src/start/load-app.ts`) and by the app. */
export const shapes: Readonly<Record<string, ScreenShape>> = {
  [routePatterns.home]: SITE,
  [routePatterns.siteAbout]: SITE,
  [routePatterns.siteUser]: SITE,
  [routePatterns.siteContact]: SITE,
  [routePatterns.sitePolicy]: SITE,
  [routePatterns.siteLoan]: SITE,
  [routePatterns.confirmLoan]: { title: 'confirm.title', hero: AMOUNT_WITH_NOTE, cards: [7, 4, 5] },
  [routePatterns.loanDetail]: ORDER,
  [routePatterns.order]: ORDER,
  [routePatterns.repay]: { title: 'repay.title', hero: AMOUNT, cards: [3, 3, 3, 3] },
  [routePatterns.extension]: { title: 'extension.title', hero: AMOUNT_WITH_NOTE, cards: [3, 1, 4, 2] },
  [routePatterns.instructions]: {
    title: 'instructions.title',
    hero: ['logo', 'label', 'amount'],
    cards: ['code', 1, 4],
  },
  [routePatterns.contract]: { title: 'contract.title', cards: ['article'] },
  [routePatterns.complaint]: { title: 'complaint.title', cards: [5, 6, 1] },
  [routePatterns.complaintNext]: { title: 'complaint.title', hero: ['tags'], cards: [1, 'form'] },
  [routePatterns.complaintList]: { title: 'complaint.myComplaints', cards: [1, 1, 2, 2, 2, 2] },
  [routePatterns.complaintDetail]: { title: 'complaint.detailTitle', cards: [2, 3, 5, 5] },
  [routePatterns.service]: { title: 'service.title', hero: ['picture', 'lead'], cards: [5] },
  [routePatterns.aboutUs]: { title: 'aboutUs.title', hero: ['picture'], cards: ['article'] },
  [routePatterns.periodAgreement]: { title: 'legal.periodTitle', cards: ['article'] },
  [routePatterns.privacyPolicy]: PRIVACY,
  [routePatterns.privacyNotice]: PRIVACY,
  [routePatterns.joinLoginFailure]: { title: 'loginFailure.title', cards: ['state'] },
  [routePatterns.promotion]: { title: 'promotion.title', hero: ['product', ...LANDING], cards: ['form'] },
  [routePatterns.download]: { title: 'promotion.downloadTitle', hero: LANDING, cards: [2] },
  [routePatterns.registrationAgreement]: { title: 'promotion.agreement', cards: ['article'] },
  [routePatterns.testPage]: { hero: ['label', 'amount', 'facts'], cards: [1, 1, 6] },
  [routePatterns.bindBank]: { title: 'bind.title', cards: [3] },
  [routePatterns.bindCard]: { title: 'bind.formTitle', cards: ['form'] },
  [routePatterns.product]: { title: 'product.title', hero: AMOUNT_WITH_NOTE, cards: [8] },
  [routePatterns.recommendList]: { title: 'product.listTitle', cards: [1, 2, 2, 2] },
  [routePatterns.olderRepay]: { title: 'olderRepay.title', hero: AMOUNT, cards: [3, 4, 2] },
  [routePatterns.olderRepayChoose]: { title: 'olderRepay.chooseTitle', cards: [3] },
  '*': { title: 'notFound.title', cards: ['state'] },
};
