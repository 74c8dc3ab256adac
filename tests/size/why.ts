/**
 * `npm run size -- --why`: the modules of the document's scripts and styles and of each first paint, with the Brotli bytes
 * that the script or the styles would lose without each.
 */
import { SourceMap, type SourceMapPayload } from 'node:module';
import { relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import postcss from 'postcss';
import { createBuilder, type Rolldown } from 'vite';
import { COPY, FIRST_PAINT, LOAD_APP } from '../../build/first-paint.ts';

const root = resolve(import.meta.dirname, '../..');

/** What a file has of one module. */
interface Part {
  name: string;
  pieces: string[];
}
type Output = Rolldown.RolldownOutput['output'];

const isStyle = (id: string) => /\.css(?:\?|$)/.test(id);
const compressed = (text: string) => brotliCompressSync(text).length;
const nameOf = (id: string) => relative(root, id.replace(COPY, '')).replace(/.*node_modules\//, '');

export async function printWhy(): Promise<void> {
  // The bundler writes no source map of styles.
  const sheets = new Map<string, string>();
  const output = await buildFirstPaint(sheets);
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    print(`${chunk.name}, code`, chunk.code, codeOf(chunk));
    const styles = chunk.moduleIds.flatMap((id) => {
      const sheet = sheets.get(id);
      return sheet === undefined ? [] : [{ name: nameOf(id), pieces: [sheet] }];
    });
    const text = styles.flatMap(({ pieces }) => pieces).join('');
    if (text !== '' && chunk.name !== LOAD_APP) print(`${chunk.name}, styles`, text, styles);
  }
}

/** @param sheets takes the styles of each module. */
async function buildFirstPaint(sheets: Map<string, string>): Promise<Output> {
  const builder = await createBuilder({
    root,
    logLevel: 'error',
    plugins: [{ name: 'sheets', transform: (code, id) => void (isStyle(id) && sheets.set(id, withoutSpace(code))) }],
    environments: { [FIRST_PAINT]: { build: { sourcemap: 'hidden' } } },
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

/** The modules of a chunk. */
function codeOf({ code, map }: Rolldown.OutputChunk): Part[] {
  const positions = new SourceMap(map as unknown as SourceMapPayload);
  const modules = new Map<string, string[]>();
  let last = '';
  for (const [line, text] of code.split('\n').entries()) {
    for (const [column, character] of [...text].entries()) {
      const entry = positions.findEntry(line, column);
      const source = 'originalSource' in entry ? (entry.originalSource as string | undefined) : undefined;
      const name = source === undefined ? 'bundler' : nameOf(resolve(root, 'dist', source));
      const pieces = modules.get(name) ?? [];
      modules.set(name, pieces);
      if (name === last) pieces.push(`${pieces.pop() ?? ''}${character}`);
      else pieces.push(character);
      last = name;
    }
  }
  return [...modules].map(([name, pieces]) => ({ name, pieces }));
}

function print(title: string, text: string, parts: readonly Part[]): void {
  const whole = compressed(text);
  const rows = parts.map(({ name, pieces }) => {
    const rest = pieces.reduce((left, piece) => left.replace(piece, () => ''), text);
    return { name, bytes: whole - compressed(rest), raw: pieces.join('').length };
  });
  console.log(`\n| ${title}: ${whole} bytes | compressed | raw |\n|---|--:|--:|`);
  for (const { name, bytes, raw } of rows.sort((one, other) => other.bytes - one.bytes)) {
    console.log(`| ${name} | ${bytes} | ${raw} |`);
  }
}
