/** The engines of `npm run test:engines`: where their programs come from. `npm run test:webview` runs the same flows in WebKit. */
import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { ENGINES } from '../../build/engines.ts';
import { headlessLaunch } from '../browser/chromium.ts';

export interface Engine {
  name: string;
  driver: 'chromium' | 'firefox';
  /** Path of the browser. @throws Error that says why the engine cannot be tested here. */
  program: () => Promise<string>;
  /** `npm test` leaves it out: another suite runs in it, or it is between two that are tested. */
  isLeftOut?: boolean;
}

/** Packages that ship a Chromium for Linux on x64, by the Chromium's version. The first is the stated minimum. */
const OLD_CHROMIUMS = { [ENGINES.chrome]: 'chrome-aws-lambda@5.4.0', 92: 'chrome-aws-lambda@10.1.0' };

const run = promisify(execFile);

/** Programs stay here, so that they are downloaded once. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'borrower-h5-engines');

export const engines: readonly Engine[] = [
  ...Object.entries(OLD_CHROMIUMS).map(([version, source]) => ({
    name: `chromium-${version}`,
    driver: 'chromium' as const,
    program: () => oldChromium(version, source),
    isLeftOut: version !== String(ENGINES.chrome),
  })),
  {
    name: 'chromium',
    driver: 'chromium',
    program: async () => (await headlessLaunch()).executablePath ?? '',
    // Browser tests run in it.
    isLeftOut: true,
  },
  { name: 'firefox', driver: 'firefox', program: async () => installedFirefox() },
];

/** Firefox ESR. The variable FIREFOX names another one. */
function installedFirefox(): string {
  const path = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
  if (!existsSync(path))
    throw new Error('No Firefox ESR found. Install firefox-esr, or name one in the variable FIREFOX.');
  return path;
}

/** Downloads a package, unless it was downloaded before, and unpacks its Chromium. */
async function oldChromium(version: string, source: string): Promise<string> {
  const program = join(CACHE, `chromium-${version}`);
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(`${source} is for Linux on x64`);
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'download-'));
  try {
    // Only the archive: neither the package's scripts nor its dependencies are needed.
    await run('npm', ['pack', source, '--silent', '--pack-destination', folder]);
    const file = 'package/bin/chromium.br';
    await run('sh', ['-c', `tar -xzf *.tgz ${file}`], { cwd: folder });
    const unpacked = join(folder, 'chromium');
    await pipeline(createReadStream(join(folder, file)), createBrotliDecompress(), createWriteStream(unpacked));
    await chmod(unpacked, 0o755);
    await rename(unpacked, program);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return program;
}
