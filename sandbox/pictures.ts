/** The SVG pictures in the sandbox's answers: fictitious products, stores and banks. */
import { code128Svg } from './barcode.ts';

const tile = (ground: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="22" fill="${ground}"/>${inside}</svg>`;

/** Without a ground: the app has a white one. */
const logo = (x: number, y: number, width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;

const scene = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200"><rect width="320" height="200" rx="16" fill="#e9f0fb"/>${inside}</svg>`;

const word = (x: number, y: number, size: number, fill: string, text: string, anchor = 'start') =>
  `<text x="${x}" y="${y}" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${text}</text>`;

const shop = (ground: string, awning: string, sign: string) =>
  tile(
    ground,
    `<path d="M22 44h52v30H22z" fill="#fff"/><path d="M18 26h60l4 18H14z" fill="${awning}"/>${sign}<path d="M52 54h14v20H52z" fill="${awning}"/>`,
  );

const PICTURES: Readonly<Record<string, string>> = {
  'product-azul': tile(
    '#0b57d0',
    '<path d="M48 18c14 18 22 28 22 38a22 22 0 0 1-44 0c0-10 8-20 22-38z" fill="#fff"/><path d="M48 70a14 14 0 0 1-14-14" fill="none" stroke="#8ab4f8" stroke-width="6" stroke-linecap="round"/>',
  ),
  'product-verde': tile(
    '#146c43',
    '<path d="M24 70c0-30 16-46 48-46 0 32-16 48-40 46l12-22z" fill="#fff"/><path d="M26 74l24-28" stroke="#7bd3a5" stroke-width="6" stroke-linecap="round"/>',
  ),
  'product-sol': tile(
    '#b3470b',
    '<circle cx="48" cy="48" r="16" fill="#fff"/><g stroke="#ffc89e" stroke-width="6" stroke-linecap="round"><path d="M48 16v8M48 72v8M16 48h8M72 48h8M26 26l5 5M65 65l5 5M26 70l5-5M65 31l5-5"/></g>',
  ),
  'product-lago': tile(
    '#0f5c6e',
    '<path d="M16 50l20-24 14 16 10-10 20 18z" fill="#fff"/><g stroke="#8fd6e5" stroke-width="6" stroke-linecap="round"><path d="M20 62h56M30 74h36"/></g>',
  ),
  'channel-tienda-uno': shop('#fde8e4', '#c5321f', word(36, 70, 22, '#c5321f', '1', 'middle')),
  'channel-tienda-dos': shop('#fff1d6', '#a86200', word(36, 70, 22, '#a86200', '2', 'middle')),
  'channel-farmacia': tile(
    '#e0f3ea',
    '<path d="M38 20h20v18h18v20H58v18H38V58H20V38h18z" fill="#14804f"/><circle cx="48" cy="48" r="7" fill="#fff"/>',
  ),
  'channel-banco-norte': tile(
    '#e6ebf7',
    '<path d="M48 18l34 18H14z" fill="#23408e"/><path d="M22 42h10v26H22zM43 42h10v26H43zM64 42h10v26H64z" fill="#5a78c9"/><path d="M16 72h64v8H16z" fill="#23408e"/>',
  ),
  'channel-banco-valle': tile(
    '#efe7f6',
    '<path d="M14 66l22-36 14 22 8-12 24 26z" fill="#6a3a9c"/><path d="M14 72h68v8H14z" fill="#a981cf"/>',
  ),
  // In the proportions of the promotion page's banner, which would cut off others.
  'promotion-banner': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 358 128" width="358" height="128"><rect width="358" height="128" fill="#e8f1fa"/><g transform="translate(67 -12) scale(.7)"><circle cx="252" cy="56" r="26" fill="#ffd27a"/><path d="M0 200l70-84 52 50 60-78 138 112z" fill="#8ab4f8"/><path d="M112 44h96a10 10 0 0 1 10 10v116a10 10 0 0 1-10 10h-96a10 10 0 0 1-10-10V54a10 10 0 0 1 10-10z" fill="#fff"/><path d="M122 64h76v34h-76z" fill="#0b57d0"/><g stroke="#8ab4f8" stroke-width="7" stroke-linecap="round"><path d="M124 118h72M124 138h48"/></g><path d="M178 156l10 10 20-22" fill="none" stroke="#146c43" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></g></svg>`,
  'voucher-top': logo(
    10,
    6,
    200,
    52,
    `<circle cx="32" cy="32" r="18" fill="#0b57d0"/><path d="M32 20c7 9 11 14 11 19a11 11 0 0 1-22 0c0-5 4-10 11-19z" fill="#fff"/>${word(62, 40, 24, '#0b57d0', 'Lago Azul')}`,
  ),
  'voucher-bottom': logo(
    16,
    8,
    288,
    48,
    `<path d="M20 32h56M244 32h56" stroke="#8ab4f8" stroke-width="3" stroke-linecap="round"/>${word(160, 38, 16, '#40567a', 'Lago Azul pagos', 'middle')}`,
  ),
  'guide-counter': scene(
    '<path d="M30 130h260v50H30z" fill="#0b57d0"/><path d="M190 84h70v46h-70z" fill="#fff"/><path d="M200 94h50v14h-50z" fill="#8ab4f8"/><circle cx="100" cy="70" r="22" fill="#40567a"/><path d="M62 130c0-22 16-34 38-34s38 12 38 34z" fill="#40567a"/>',
  ),
  'guide-receipt': scene(
    '<path d="M110 30h100v146l-12-10-13 10-12-10-13 10-12-10-13 10-12-10-13 10z" fill="#fff"/><g stroke="#8ab4f8" stroke-width="7" stroke-linecap="round"><path d="M128 58h64M128 80h40M128 102h64"/></g><path d="M136 132l14 14 30-30" fill="none" stroke="#146c43" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
};

/** @param name the path between /pictures/ and .svg; `code128/TEXT` draws a barcode of the text. */
export function drawPicture(name: string): string | undefined {
  const barcode = /^code128\/(.+)$/.exec(name)?.[1];
  if (barcode !== undefined) return code128Svg(barcode);
  return Object.hasOwn(PICTURES, name) ? PICTURES[name] : undefined;
}
