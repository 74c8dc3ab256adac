/** Brands by the session's `appName`: the texts, colours and settings that differ between the lenders' apps. */

import type { Language } from '../src/languages';

/**
 * Values of the CSS custom properties `--brand-…`, each colour with six hexadecimal digits. The gradient's first colour is
 * also the browser's `theme-color`.
 */
export type BrandColors = Readonly<Record<'gradient' | 'on-gradient' | 'accent' | 'tint', string>>;

export type ColorScheme = 'light' | 'dark';

/** The colour of the browser's bars. */
export const themeColor = ({ gradient }: BrandColors): string => /#[\da-f]{6}/i.exec(gradient)?.[0] ?? '';

/** The mark of all brands, a drop, as an SVG path on a canvas of 32 × 32. */
export const LOGO_PATH = 'M16 6c4.7 6 7.3 9.3 7.3 12.7a7.3 7.3 0 0 1-14.6 0c0-3.4 2.6-6.7 7.3-12.7z';

/** A text of the brand in each language. */
export type BrandText = Readonly<Record<Language, string>>;

/**
 * Call → name of its WebKit message handler. `to`, `toP` and `offToLogin` are specified, the other names are assumed;
 * a brand can replace each.
 */
export const BRIDGE_NAMES = {
  navigate: 'to',
  navigateWithPayload: 'toP',
  close: 'closeWebView',
  home: 'toHome',
  mine: 'toMine',
  login: 'offToLogin',
  callPhone: 'callPhone',
  rateApp: 'toGrade',
  trackPoint: 'confirmBurialPoint',
  startBank: 'startBank',
  endBank: 'endBank',
} as const;

/** Calls without a standard name: they are sent only where the brand names their handlers. */
export const BRAND_CALLS = ['haptic', 'addToCalendar'] as const;

export type BridgeCall = keyof typeof BRIDGE_NAMES | (typeof BRAND_CALLS)[number];
export type BridgeNames = Readonly<Record<keyof typeof BRIDGE_NAMES, string> & Partial<Record<BridgeCall, string>>>;

export interface Brand {
  name: string;
  colors: Readonly<Record<ColorScheme, BrandColors>>;
  /** The lender's registered name. */
  company: string;
  servicePhone: string;
  email: string;
  address: string;
  /** The copyright line in the public site's footer. */
  copyright: string;
  /** URL of the brand's own privacy notice; absent = our notice. */
  privacyUrl?: string;
  /** URL scheme of the brand's native app, without the colon. */
  appScheme: string;
  /** Pages in the app stores; absent = the app is not in that store. */
  stores: { ios?: string; android?: string };
  /** Further hosts (with port, if any) to which the server may redirect. */
  redirectHosts: readonly string[];
  /** Pattern of a mobile number on the landing page; absent = 11 digits, as specified. */
  mobilePattern?: RegExp;
  /** Says which numbers `mobilePattern` takes, below the field; absent = no hint with a pattern of the brand's own. */
  mobileHint?: BrandText;
  /** The lender's licence and its regulator, on the landing page and on the public site; absent = not shown. */
  licence?: BrandText;
  /** Sent with calls and added to links when the address has no `merchantNumber`; absent = none. */
  merchantNumber?: string;
  /** Envelope codes that mean a lost session, like HTTP 401; absent = none. */
  sessionLostCodes?: readonly string[];
  /** IANA name of the zone in which the lender's days begin, such as that of a due date; absent = the phone's. */
  timeZone?: string;
  /** Working days (Monday to Friday) within which complaints are answered; absent = no date is shown. */
  complaintAnswerDays?: number;
  /** The borrower's rights towards debt collectors, shown with complaints about them; absent = not shown. */
  collectionRights?: BrandText;
  /** Complaint type for a payment that is not shown; absent = the borrower chooses the type. */
  paidComplaintType?: string;
  /** How long it takes until a payment is shown; absent = no note is shown. */
  paymentDelayNote?: BrandText;
  /** `payCode` of the channels that are bank transfers; absent = those whose code has 18 digits. */
  transferChannels?: readonly string[];
  bridge: BridgeNames;
}

const standard: Brand = {
  name: 'Préstamo Azul',
  company: 'Préstamo Azul, S.A.P.I. de C.V.',
  servicePhone: '+52 55 5000 1234',
  email: 'contacto@prestamo-azul.example',
  address: 'Av. Paseo de la Reforma 1000, Ciudad de México',
  copyright: '© Préstamo Azul, S.A.P.I. de C.V.',
  colors: {
    light: {
      gradient: 'linear-gradient(160deg, #0a4a86, #0b7f86)',
      'on-gradient': '#ffffff',
      accent: '#0b5cad',
      tint: '#e8f1fa',
    },
    dark: {
      gradient: 'linear-gradient(160deg, #0a2f52, #0a4a4f)',
      'on-gradient': '#ffffff',
      accent: '#78b7f5',
      tint: '#1f3750',
    },
  },
  appScheme: 'prestamoazul',
  stores: {
    ios: 'https://apps.apple.com/mx/app/prestamo-azul/id6400000001',
    android: 'https://play.google.com/store/apps/details?id=mx.prestamoazul.app',
  },
  redirectHosts: [],
  timeZone: 'America/Mexico_City',
  bridge: BRIDGE_NAMES,
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
      tint: '#1b4533',
    },
  },
  appScheme: 'creditoverde',
  stores: {},
};

/** A brand with the settings that the other brands do not have; only in builds with the test page. */
function createTestBrand(): Brand {
  return {
    ...standard,
    name: 'Préstamo de Prueba',
    privacyUrl: 'https://prestamo-prueba.example/privacidad',
    mobilePattern: /^[1-9]\d{9}$/,
    mobileHint: { en: '10 digits, with the area code', es: '10 dígitos, con la lada' },
    licence: {
      en: 'Test licence 0000, supervised by the Test Authority.',
      es: 'Licencia de prueba 0000, supervisada por la Autoridad de Prueba.',
    },
    complaintAnswerDays: 10,
    bridge: { ...BRIDGE_NAMES, haptic: 'hapticFeedback', addToCalendar: 'addToCalendar' },
    paidComplaintType: '2',
    transferChannels: ['BANK01', 'BANK02'],
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

const brands: ReadonlyMap<string, Brand> = new Map([
  ['PrestamoAzul', standard],
  ['CreditoVerde', creditoVerde],
  // The constants are not defined in Node, which loads this file too.
  ...(typeof __TEST_PAGE__ !== 'undefined' && __TEST_PAGE__ ? [['PrestamoPrueba', createTestBrand()] as const] : []),
]);

export const BRAND_NAMES: readonly string[] = /* @__PURE__ */ Array.from(brands.keys());

/** The app name of an address without one: the build's brand (`VITE_BRAND`), else the standard brand. */
export const DEFAULT_APP_NAME = typeof __BRAND__ !== 'undefined' && brands.has(__BRAND__) ? __BRAND__ : 'PrestamoAzul';

/** The brand of an unknown or missing app name. */
const defaultBrand = brands.get(DEFAULT_APP_NAME) ?? standard;

export function brandOf(appName: string | undefined): Brand {
  return (appName === undefined ? undefined : brands.get(appName)) ?? defaultBrand;
}

export const isDefaultBrand = (brand: Brand): boolean => brand === defaultBrand;

/** The document's texts of all brands, for search engines and for previews of shared links. Only the build reads them. */
export const DOCUMENT_TEXTS: Readonly<Record<'description' | 'shareTitle' | 'shareDescription', BrandText>> = {
  description: {
    en: 'Short-term loans with the cost in view: work out the interest and each payment before you apply.',
    es: 'Préstamos a corto plazo con el costo a la vista: calcula el interés y cada pago antes de solicitar.',
  },
  shareTitle: {
    en: 'Know the cost of your loan before you ask for it',
    es: 'Conoce el costo de tu préstamo antes de pedirlo',
  },
  shareDescription: {
    en: 'Choose an amount and a term. You see the interest, the total and each payment at once, without signing up.',
    es: 'Elige un monto y un plazo. Verás al momento el interés, el total y cada pago, sin registrarte.',
  },
};
