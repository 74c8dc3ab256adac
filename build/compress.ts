/** Writes a gzip and a brotli copy of each file in `assets/`, for web servers that send such copies. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg)$/;
/** Smaller files are sent in one packet anyway. */
const MIN_BYTES = 1000;

export const compress: Plugin = {
  name: 'compress',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const folder = join(dir, 'assets');
    const names = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name));
    await Promise.all(names.map((name) => compressFile(join(folder, name))));
  },
};

/** Writes `FILE.gz` and `FILE.br` beside the file. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  await Promise.all([
    promisify(gzip)(content, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
    promisify(brotliCompress)(content).then((compressed) => writeFile(`${file}.br`, compressed)),
  ]);
}
