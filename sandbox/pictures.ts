/** The SVG pictures in the sandbox's answers: fictitious products, stores and banks. */
import { LOGO_PATH } from '../theme/brands.ts';
import { code128Svg } from './barcode.ts';

const tile = (ground: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="22" fill="${ground}"/>${inside}</svg>`;

/** Without a ground: the app has a white one. */
const logo = (x: number, y: number, width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;

/** The colours of the app's illustrations (`src/ui/picture/illustration.tsx`), on a light ground. */
const PAPER = 'fill="#fff"';
const BACK = 'fill="#cfe0f0"';
const SOFT = 'fill="#bfe3e6"';
const LINE = 'stroke="#3f9aa0" stroke-width="6"';

const scene = (width: number, height: number, inside: string, ground = '#e8f1fa') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M0 0h${width}v${height}H0z" fill="${ground}"/><ellipse cx="${width / 2}" cy="${height - 12}" rx="${width * 0.3}" ry="9" fill="#06203a" fill-opacity=".16"/>${inside}</svg>`;

/** A disc in front of a scene, its shadow, and its sign. */
const disc = (x: number, y: number, sign: string) =>
  `<circle cx="${x - 1}" cy="${y + 4}" r="26" fill="#06203a" fill-opacity=".16"/><circle cx="${x}" cy="${y}" r="26" fill="#ffd27a"/><path transform="translate(${x} ${y})" d="${sign}" stroke="#6b4a00" stroke-width="6"/>`;

/** A pin of a map. Its point is on the ground. */
const PIN = 'M240 178c-24-32-38-52-38-74a38 38 0 0 1 76 0c0 22-14 42-38 74z';

const TICK = 'm-11 0 8 9 14-17';

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
    `<path transform="scale(3)" d="${LOGO_PATH}" fill="#fff"/><path d="M48 70a14 14 0 0 1-14-14" fill="none" stroke="#8ab4f8" stroke-width="6" stroke-linecap="round"/>`,
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
  'promotion-banner': scene(
    358,
    128,
    `<path d="M180 22a10 10 0 0 1 10-10h52a10 10 0 0 1 10 10v96l-72-4z" transform="rotate(6 216 64)" ${BACK}/><path d="M166 14a10 10 0 0 1 10-10h62a10 10 0 0 1 10 10v106l-10-8-10 8-11-8-10 8-10-8-11 8-10-8-10 8z" ${PAPER}/><path d="M182 24h24M226 24h8M182 42h16M220 42h14M214 94h20" ${LINE}/><rect x="180" y="58" width="36" height="18" rx="5" fill="#3f9aa0"/><rect x="219" y="58" width="16" height="18" rx="5" fill="#ffd27a"/><path d="M120 76v30c0 7 12 12 27 12s27-5 27-12V76z" fill="#ffd27a"/><ellipse cx="147" cy="76" rx="27" ry="11" fill="#ffd27a"/><path d="M122 96c0 7 11 12 25 12s25-5 25-12M122 86c0 7 11 12 25 12s25-5 25-12M122 76c0 7 11 12 25 12s25-5 25-12" stroke="#6b4a00" stroke-opacity=".35" stroke-width="4"/>`,
    // Right on a light and on a dark page.
    'none',
  ),
  'voucher-top': logo(
    10,
    6,
    246,
    52,
    `<circle cx="32" cy="32" r="18" fill="#0b57d0"/><path d="M32 20c7 9 11 14 11 19a11 11 0 0 1-22 0c0-5 4-10 11-19z" fill="#fff"/>${word(62, 40, 24, '#0b57d0', 'Préstamo Azul')}`,
  ),
  'voucher-bottom': logo(
    16,
    8,
    288,
    48,
    `<path d="M20 32h56M244 32h56" stroke="#8ab4f8" stroke-width="3" stroke-linecap="round"/>${word(160, 38, 16, '#40567a', 'Préstamo Azul', 'middle')}`,
  ),
  'guide-store': scene(
    320,
    200,
    `<rect x="82" y="70" width="156" height="118" rx="10" ${PAPER}/><path d="M72 72 86 30a10 10 0 0 1 10-7h128a10 10 0 0 1 10 7l14 42z" ${SOFT}/><path d="M72 72a17.6 17.6 0 0 0 35.2 0 17.6 17.6 0 0 0 35.2 0 17.6 17.6 0 0 0 35.2 0 17.6 17.6 0 0 0 35.2 0 17.6 17.6 0 0 0 35.2 0z" fill="#3f9aa0"/><rect x="100" y="112" width="44" height="76" rx="8" ${SOFT}/><path d="M132 148v10" ${LINE}/><rect x="160" y="112" width="60" height="44" rx="8" ${SOFT}/><path d="${PIN}" transform="translate(-1 4)" fill="#06203a" fill-opacity=".16"/><path d="${PIN}" fill="#ffd27a"/><circle cx="240" cy="104" r="11" stroke="#6b4a00" stroke-width="6"/>`,
  ),
  'guide-receipt': scene(
    320,
    200,
    `<rect x="122" y="18" width="92" height="164" rx="12" transform="rotate(7 168 100)" ${BACK}/><path d="M110 26a12 12 0 0 1 12-12h76a12 12 0 0 1 12 12v162l-12.5-9-12.5 9-12.5-9-12.5 9-12.5-9-12.5 9-12.5-9-12.5 9z" ${PAPER}/><rect x="126" y="32" width="38" height="14" rx="7" ${SOFT}/><path d="M128 66h64M128 86h40M128 106h64M128 136h22" ${LINE}/>${disc(208, 138, TICK)}`,
  ),
};

/** The photos of the sample complaints: a receipt on a coloured table. The number of lines differs, so that they can be told apart. */
function receipt(number: number): string {
  const ground = ['#c9d6eb', '#d6e2cd', '#f0dec4', '#e2d0e2', '#c8e2e2'][number % 5];
  const lines = Array.from({ length: number + 2 }, (_, line) => {
    const y = 84 + line * 24;
    return `M100 ${y}H${160 + ((line * 37 + number * 11) % 50)}M226 ${y}H260`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 480" width="360" height="480" fill="none" stroke-linecap="round"><path d="M0 0h360v480H0z" fill="${ground}"/><path d="M84 48h208v396H84z" fill="#969eac"/><path d="M76 40h208v396H76z" fill="#fdfdfa"/><path d="${lines.join('')}" stroke="#484e5c" stroke-width="6"/><path d="M140 404 168 424 224 384" stroke="#146c43" stroke-width="9"/></svg>`;
}

/** @param name the path between /pictures/ and .svg; `code128/TEXT` is a barcode of the text, `receipt-N` a receipt. */
export function drawPicture(name: string): string | undefined {
  const barcode = /^code128\/(.+)$/.exec(name)?.[1];
  if (barcode !== undefined) return code128Svg(barcode);
  const receiptNumber = /^receipt-(\d\d?)$/.exec(name)?.[1];
  if (receiptNumber !== undefined) return receipt(Number(receiptNumber));
  return Object.hasOwn(PICTURES, name) ? PICTURES[name] : undefined;
}
