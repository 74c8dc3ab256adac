/** The engines of `npm run test:engines`: where their programs come from. */
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { ENGINES } from '../../build/engines.ts';
import { headlessLaunch } from '../browser/chromium.ts';
import { whatIsMissing } from '../webview/requirements.ts';

export interface Engine {
  /** Also the name of its report. */
  name: string;
  driver: 'chromium' | 'firefox' | 'webkit';
  /** Path of the browser; empty for WebKit. @throws Error that says why the engine cannot be tested here. */
  program: () => Promise<string>;
}

/** Packages that ship a Chromium for Linux on x64, by the Chromium's version. The first is the stated minimum. */
const OLD_CHROMIUMS = { [ENGINES.chrome]: 'chrome-aws-lambda@5.4.0', 92: 'chrome-aws-lambda@10.1.0' };

/** Programs stay here, so that they are downloaded once. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'borrower-h5-engines');

export const engines: readonly Engine[] = [
  ...Object.entries(OLD_CHROMIUMS).map(([version, source]) => ({
    name: `chromium-${version}`,
    driver: 'chromium' as const,
    program: () => oldChromium(version, source),
  })),
  { name: 'chromium', driver: 'chromium', program: async () => (await headlessLaunch()).executablePath ?? '' },
  { name: 'firefox', driver: 'firefox', program: async () => installedFirefox() },
  { name: 'webkit', driver: 'webkit', program: async () => checkWebKit() },
];

/** Firefox ESR. The variable FIREFOX names another one. */
function installedFirefox(): string {
  const path = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
  if (!existsSync(path))
    throw new Error('No Firefox ESR found. Install firefox-esr, or name one in the variable FIREFOX.');
  return path;
}

function checkWebKit(): string {
  const missing = whatIsMissing(true);
  if (missing !== undefined) throw new Error(missing);
  return '';
}

/** Downloads a package, unless it was downloaded before, and unpacks its Chromium. */
async function oldChromium(version: string, source: string): Promise<string> {
  const program = join(CACHE, `chromium-${version}`);
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(`${source} is for Linux on x64`);
  const folder = join(CACHE, `download-${version}`);
  await mkdir(folder, { recursive: true });
  try {
    // Only the archive: neither the package's scripts nor its dependencies are needed.
    run('npm', ['pack', source, '--silent', '--pack-destination', folder], folder);
    const file = 'package/bin/chromium.br';
    run('sh', ['-c', `tar -xzf *.tgz ${file}`], folder);
    const unpacked = join(folder, 'chromium');
    await pipeline(createReadStream(join(folder, file)), createBrotliDecompress(), createWriteStream(unpacked));
    await chmod(unpacked, 0o755);
    await rename(unpacked, program);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return program;
}

function run(program: string, parameters: string[], cwd: string): void {
  const { status, error, stderr } = spawnSync(program, parameters, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${error?.message ?? stderr.trim()}`);
}
