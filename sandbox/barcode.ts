/** CODE128 as an SVG picture, with the quiet zones that a barcode scanner needs. */

/** Widths of bars and gaps, in modules, of the symbols 0 to 106. */
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 ' +
  '123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 ' +
  '131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 ' +
  '213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 ' +
  '141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 ' +
  '124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 ' +
  '411131 211412 211214 211232 2331112'
).split(' ');

const START_B = 104;
const START_C = 105;
const STOP = 106;
const QUIET = 10;
const HEIGHT = 60;

/** The symbols of a text: code set C for an even number of digits, else code set B. Undefined for text that CODE128 cannot encode. */
export function code128Symbols(text: string): number[] | undefined {
  if (!/^[ -~]{1,80}$/.test(text)) return undefined;
  const inPairs = /^(\d\d)+$/.test(text);
  const values = inPairs
    ? (text.match(/\d\d/g) ?? []).map(Number)
    : Array.from(text, (character) => character.charCodeAt(0) - 32);
  const start = inPairs ? START_C : START_B;
  const checksum = values.reduce((sum, value, index) => sum + value * (index + 1), start) % 103;
  return [start, ...values, checksum, STOP];
}

export function code128Svg(text: string): string | undefined {
  const symbols = code128Symbols(text);
  if (symbols === undefined) return undefined;
  let x = QUIET;
  const bars: string[] = [];
  for (const symbol of symbols) {
    Array.from(WIDTHS[symbol] ?? '', Number).forEach((width, index) => {
      if (index % 2 === 0) bars.push(`M${x} 0h${width}v${HEIGHT}h-${width}z`);
      x += width;
    });
  }
  const total = x + QUIET;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -8 ${total} ${HEIGHT + 16}" width="${total * 2}" height="${(HEIGHT + 16) * 2}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 -8h${total}v${HEIGHT + 16}H0z"/><path d="${bars.join('')}"/></svg>`
  );
}
