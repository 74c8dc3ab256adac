/** CODE128 as an SVG picture, with the quiet zones that a barcode scanner needs. */
import JsBarcode from 'jsbarcode';

/** In modules. */
const QUIET = 10;
const HEIGHT = 60;

/** @returns undefined for text that CODE128 cannot encode. */
export function code128Svg(text: string): string | undefined {
  if (!/^[ -~]{1,80}$/.test(text)) return undefined;
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  // One character for each module: 1 is black.
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? '';
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ index, 0: bar }) => `M${QUIET + index} 0h${bar.length}v${HEIGHT}h-${bar.length}z`,
  );
  const width = modules.length + 2 * QUIET;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -8 ${width} ${HEIGHT + 16}" width="${width * 2}" height="${(HEIGHT + 16) * 2}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 -8h${width}v${HEIGHT + 16}H0z"/><path d="${bars.join('')}"/></svg>`
  );
}
