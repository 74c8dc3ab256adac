/** Brands by the session's `appName`: words, colours and addresses that differ from one lender's app to another. */
import type { BridgeNames } from '../src/host/bridge';
import type { Language } from '../src/host/session';

/** Values of the tokens `--brand-…`. */
export type BrandColors = Readonly<Record<'gradient' | 'on-gradient' | 'accent' | 'tint', string>>;

/** A text of the brand's own in each language of the app. */
export type BrandText = Readonly<Record<Language, string>>;

export interface Brand {
  name: string;
  /** CSS values over the standard tokens; absent = the standard look. */
  colors?: Readonly<Record<'light' | 'dark', BrandColors>>;
  /** The lender's registered name. */
  company: string;
  servicePhone: string;
  email: string;
  address: string;
  /** The line at the foot of the public site. */
  copyright: string;
  /** Privacy notice on a site of the brand's own; absent = our notice. */
  privacyUrl?: string;
  /** Scheme of the brand's own links, without the colon. */
  appScheme: string;
  /** Store pages; absent = the brand has none there. */
  stores: { ios?: string; android?: string };
  /** Hosts (with port, if any) that a redirect of the server may lead to, beside our own. */
  redirectHosts: readonly string[];
  /** What a mobile number is on the landing page; absent = the specification's 11 digits. */
  mobilePattern?: RegExp;
  /** Sent and carried on links where the address names none; absent = none. */
  merchantNumber?: string;
  /** Envelope codes that say that the session is lost, as HTTP 401 does; absent = none. */
  sessionLostCodes?: readonly string[];
  /** Working days, Monday to Friday, in which a complaint is answered; absent = no date is promised. */
  complaintAnswerDays?: number;
  /** What a borrower may expect of debt collectors, shown with complaints about them; absent = not shown. */
  collectionRights?: BrandText;
  /** Type of the complaint about a payment that is not shown; absent = the borrower chooses one. */
  paidComplaintType?: string;
  /** How long a payment takes to be shown; absent = nothing is said of it. */
  paymentDelayNote?: BrandText;
  /** Native handler names that differ from the standard ones. */
  bridge: Partial<BridgeNames>;
}

const standard: Brand = {
  name: 'Préstamo Azul',
  company: 'Préstamo Azul, S.A.P.I. de C.V.',
  servicePhone: '+52 55 5000 1234',
  email: 'contacto@prestamo-azul.example',
  address: 'Av. Paseo de la Reforma 1000, Ciudad de México',
  copyright: '© Préstamo Azul, S.A.P.I. de C.V.',
  appScheme: 'prestamoazul',
  stores: {
    ios: 'https://apps.apple.com/mx/app/prestamo-azul/id6400000001',
    android: 'https://play.google.com/store/apps/details?id=mx.prestamoazul.app',
  },
  redirectHosts: [],
  bridge: {},
};

const creditoVerde: Brand = {
  ...standard,
  name: 'Crédito Verde',
  company: 'Crédito Verde, S.A.P.I. de C.V.',
  email: 'contacto@credito-verde.example',
  copyright: '© Crédito Verde, S.A.P.I. de C.V.',
  colors: {
    light: {
      gradient: 'linear-gradient(160deg, #0d5b3f, #2b7a1f)',
      'on-gradient': '#ffffff',
      accent: '#12703f',
      tint: '#e5f5ec',
    },
    dark: {
      gradient: 'linear-gradient(160deg, #0a3a29, #1d4a17)',
      'on-gradient': '#ffffff',
      accent: '#7fd6a4',
      tint: '#183528',
    },
  },
  appScheme: 'creditoverde',
  stores: {},
};

/** Has the settings that the other brands leave out; only in builds with the test page. */
function createTestBrand(): Brand {
  return {
    ...standard,
    name: 'Préstamo de Prueba',
    complaintAnswerDays: 10,
    paidComplaintType: '2',
    paymentDelayNote: {
      en: 'A payment at a store can take up to 24 hours to arrive, a bank transfer up to 2 working days.',
      es: 'Un pago en tienda puede tardar hasta 24 horas en llegar y una transferencia hasta 2 días hábiles.',
    },
    collectionRights: {
      en: 'Nobody may threaten you, or call your family or your workplace about your loan. Calls are allowed from Monday to Friday, 7:00 to 22:00.',
      es: 'Nadie puede amenazarte ni llamar a tu familia o a tu trabajo por tu préstamo. Solo te pueden llamar de lunes a viernes, de 7:00 a 22:00.',
    },
  };
}

const brands: ReadonlyMap<string | undefined, Brand> = new Map([
  ['PrestamoAzul', standard],
  ['CreditoVerde', creditoVerde],
  // Node, which reads this file too, has no such constant.
  ...(typeof __TEST_PAGE__ !== 'undefined' && __TEST_PAGE__ ? [['PrestamoPrueba', createTestBrand()] as const] : []),
]);

/** The brand of an app; an unknown or missing name is the standard brand. */
export function brandOf(appName: string | undefined): Brand {
  return brands.get(appName) ?? standard;
}
