/** Reads barcodes from pictures, as a store's scanner does. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) } });

/** The texts of the CODE128 barcodes in a picture. */
export const readCodes = async (picture: Buffer | ImageData): Promise<string[]> =>
  (await readBarcodes(picture, { formats: ['Code128'] })).map(({ text }) => text);
