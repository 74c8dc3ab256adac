/** Draws a captcha as an SVG picture of rotated strokes between dots and waves. */

const WIDTH = 240;
const HEIGHT = 88;

/** Strokes on a grid 4 wide and 6 high. Letters that look like digits are left out (O, I, S). */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|.8,4 3.2,4',
  C: '4,1.2 3,.2 1.6,0 .4,1 0,3 .4,5 1.6,6 3,5.8 4,4.8',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  K: '0,0 0,6|4,0 0,3.4|1.2,2.6 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 .3,0 2,3.6 3.7,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 2.8,0 4,.8 4,2.4 2.8,3.2 0,3.2',
  R: '0,6 0,0 2.8,0 4,.8 4,2.4 2.8,3.2 0,3.2|1.8,3.2 4,6',
  T: '0,0 4,0|2,0 2,6',
  W: '0,0 1,6 2,2 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
};

export const CAPTCHA_CHARACTERS = Object.keys(GLYPHS);

const INKS = ['#163a6e', '#60245c', '#125c54', '#783414', '#34343c'];

const between = (least: number, most: number) => (least + Math.random() * (most - least)).toFixed(2);
const ink = () => INKS[Math.floor(Math.random() * INKS.length)];

/** Two pictures of the same text differ. */
export function drawCaptcha(text: string): string {
  const dots = Array.from(
    { length: 90 },
    () => `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${between(0.5, 2)}" fill="#b9bdc8"/>`,
  );
  const letters = Array.from(text, (character, index) => {
    const place = `translate(${index * 51 + 47} ${between(40, 48)}) rotate(${between(-20, 20)}) scale(${between(8, 9.5)}) translate(-2 -3)`;
    const strokes = GLYPHS[character]?.replaceAll('|', 'M');
    return `<path transform="${place}" d="M${strokes}" stroke="${ink()}" stroke-width="${between(0.55, 0.7)}"/>`;
  });
  const height = () => between(0, HEIGHT);
  const waves = Array.from(
    { length: 4 },
    () =>
      `<path d="M0 ${height()}C80 ${height()} 160 ${height()} ${WIDTH} ${height()}" stroke="${ink()}" stroke-width="1.7"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="#f4f6fa"/>${[...dots, ...letters, ...waves].join('')}</svg>`;
}
