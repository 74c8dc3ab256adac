/** What states are made of: the sandbox's samples (sandbox/README.md), and data that no honest server sends. */
/** The order that is due, extendable, and in collection. */
export const DUE = { productId: '101', orderId: '1000174' };

/** The sample order of a status; its number ends with it. */
export const order = (status: number, productId = '101') => ({ productId, orderId: String(1_000_000 + status) });

/** A route as the brand with every optional setting shows it (theme/brands.ts). */
export const withEverySetting = (route: string) => `${route}${route.includes('?') ? '&' : '?'}appName=PrestamoPrueba`;

/** One sentence that wraps on every phone, and what a screen has to carry at worst. */
export const LONG = 'Compañía Financiera de Préstamos Personales del Valle de Anáhuac y Regiones Circunvecinas ';
export const ENDLESS = LONG.repeat(60);
/** Without a place to break. */
export const UNBROKEN = 'A'.repeat(120);

/** Hundredths: as many digits as a number still tells apart. */
export const HUGE = 987_654_321_098_765;
/** Its end looks the same in both languages. */
export const HUGE_SEEN = '10,987.65';

/** Addresses of pictures: one that stands in the sandbox, one that does not. */
export const PICTURE = '/pictures/promotion-banner.svg';
export const LOST_PICTURE = '/pictures/lost.png';
