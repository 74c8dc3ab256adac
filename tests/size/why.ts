/**
 * `npm run size -- --why`: the modules of the document's scripts and styles and of each first paint, with the Brotli bytes
 * that the script or the styles would lose without each.
 */
import { relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import postcss from 'postcss';
import { createBuilder, minifySync, type Rolldown } from 'vite';
import { ENTRY_SUFFIX, FIRST_PAINT, STANDALONE } from '../../build/first-paint.ts';

const root = resolve(import.meta.dirname, '../..');

/** What a file has of one module. */
interface Part {
  name: string;
  piece: string;
}
type Output = Rolldown.RolldownOutput['output'];

const isStyle = (id: string) => /\.css(?:\?|$)/.test(id);
/** Keeps what nothing uses. */
const minified = (code: string) => minifySync('script.js', code, { module: true, compress: false }).code;
const compressed = (text: string) => brotliCompressSync(text).length;
const nameOf = (id: string) => relative(root, id.replace(ENTRY_SUFFIX, '')).replace(/.*node_modules\//, '');

export async function printWhy(): Promise<void> {
  // The bundler writes no source map of styles.
  const sheets = new Map<string, string>();
  const output = await buildFirstPaint(sheets);
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    print(`${chunk.name}, code`, chunk.code, codeOf(chunk), minified);
    const styles = chunk.moduleIds.flatMap((id) => {
      const sheet = sheets.get(id);
      return sheet === undefined ? [] : [{ name: nameOf(id), piece: sheet }];
    });
    const text = styles.map(({ piece }) => piece).join('');
    if (text !== '' && !STANDALONE.some((name) => name === chunk.name)) print(`${chunk.name}, styles`, text, styles);
  }
}

/** @param sheets takes the styles of each module. */
async function buildFirstPaint(sheets: Map<string, string>): Promise<Output> {
  const builder = await createBuilder({
    root,
    logLevel: 'error',
    // For the bundler's comments (`codeOf`).
    environments: { [FIRST_PAINT]: { build: { minify: false } } },
    plugins: [{ name: 'sheets', transform: (code, id) => void (isStyle(id) && sheets.set(id, withoutSpace(code))) }],
  });
  const environment = builder.environments[FIRST_PAINT];
  if (environment === undefined) throw new Error(`No environment ${FIRST_PAINT}`);
  return ((await builder.build(environment)) as Rolldown.RolldownOutput).output;
}

function withoutSpace(styles: string): string {
  const parsed = postcss.parse(styles);
  parsed.walkComments((comment) => void comment.remove());
  return parsed.toString().replace(/\s+/g, ' ');
}

/** The modules of a chunk. The bundler writes the file of each into a comment before its code. */
function codeOf({ code }: Rolldown.OutputChunk): Part[] {
  const [, ...parts] = code.split(/^\/\/ (\S+\.\w+(?:\?\S+)?)$/m);
  return parts.flatMap((name, index) =>
    index % 2 === 0 ? [{ name: nameOf(resolve(root, name)), piece: parts[index + 1] ?? '' }] : [],
  );
}

function print(title: string, text: string, parts: readonly Part[], small = (all: string) => all): void {
  const whole = compressed(small(text));
  const rows = parts.map(({ name, piece }) => ({
    name,
    bytes: whole - compressed(small(text.replace(piece, () => ''))),
    raw: small(piece).length,
  }));
  console.log(`\n| ${title}: ${whole} bytes | compressed | raw |\n|---|--:|--:|`);
  for (const { name, bytes, raw } of rows.sort((one, other) => other.bytes - one.bytes)) {
    console.log(`| ${name} | ${bytes} | ${raw} |`);
  }
}
