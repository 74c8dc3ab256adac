/**
 * What each screen loads until its first screenful, and until the app is live: requests and Brotli bytes, counted
 * from the built files against `budget.json`. They don't depend on the machine. `npm run size -- --write` sets the budget
 * anew, `npm run size -- --write ROUTE` that of one route. `npm run size -- --why` also prints the modules (`why.ts`).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { screenList, screens } from '../../src/screens.ts';
import { inLanguage, type StartFiles } from '../../src/start/files.ts';
import { builtApps, tableIn } from '../builds.ts';
import { printWhy } from './why.ts';

const LANGUAGE = 'es';
/** How much a build may exceed its budget, as a fraction. */
const TOLERANCE = 0.02;
const BUDGET = join(import.meta.dirname, 'budget.json');

interface Cost {
  /** kB of document, code and styles until the first screenful, without the answer and its pictures. */
  firstKb: number;
  /** kB of document, code and styles until the app is live. */
  liveKb: number;
  /** Until the app is live: document, first answer, and files. */
  requests: number;
}

async function costs(): Promise<Record<string, Cost>> {
  const dist = join(await builtApps(['borrower']), 'borrower');
  const document = await readFile(join(dist, 'index.html'), 'utf8');
  const { firstPaint } = tableIn<Pick<StartFiles, 'firstPaint'>>(document, '{"firstPaint":');
  const app = tableIn<Omit<StartFiles, 'firstPaint'>>(document, '{"app":');
  // Of other windows than a phone's: loaded by all, awaited by none.
  const sheets = [...document.matchAll(/<link rel="stylesheet" href="\.\/([^"]+)"/g)].map(([, file = '']) => file);
  const read = async (file: string) => brotliCompressSync(await readFile(join(dist, file))).length / 1000;
  // Promises, since the routes ask for the same files at the same time.
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? read(file);
    sizes.set(file, size);
    return size;
  };
  const sum = async (files: readonly string[]) => {
    const all = await Promise.all(files.map(sizeOf));
    return Math.round(all.reduce((total, size) => total + size, 0) * 10) / 10;
  };
  const routes = screenList.map(({ route }) => route).filter((route) => ![screens.testPage.route, '*'].includes(route));
  const entries = routes.map(async (route): Promise<[string, Cost]> => {
    const first = (firstPaint[route] ?? []).map((file) => inLanguage(file, LANGUAGE));
    const files = new Set([...first, ...sheets, ...app.app, ...(app.routes[route] ?? []), ...app.languages[LANGUAGE]]);
    return [
      route,
      {
        firstKb: await sum(['index.html', ...(first.length > 0 ? first : files)]),
        liveKb: await sum(['index.html', ...files]),
        requests: files.size + 2,
      },
    ];
  });
  return Object.fromEntries(await Promise.all(entries));
}

const readBudget = async () => JSON.parse(await readFile(BUDGET, 'utf8')) as Record<string, Cost>;

const measured = await costs();
const [, route] = /^--write(?: (.+))?$/.exec(process.argv.slice(2).join(' ')) ?? [];
if (route !== undefined && measured[route] === undefined) throw new Error(`src/screens.ts has no route ${route}`);
if (process.argv.includes('--write')) {
  const written = route === undefined ? measured : { ...(await readBudget()), [route]: measured[route] };
  // One row a route, as the formatter leaves it.
  const rows = Object.entries(written).map(([name, cost]) => {
    const fields = Object.entries(cost ?? {}).map(([field, value]) => `"${field}": ${value}`);
    return `  "${name}": { ${fields.join(', ')} }`;
  });
  await writeFile(BUDGET, `{\n${rows.join(',\n')}\n}\n`);
}
const budget = await readBudget();
const exceeded: string[] = [];
console.log('| route | kB until the first screenful | kB until live | requests until live |\n|---|--:|--:|--:|');
for (const [each, cost] of Object.entries(measured)) {
  console.log(`| ${each} | ${cost.firstKb} | ${cost.liveKb} | ${cost.requests} |`);
  for (const name of ['firstKb', 'liveKb', 'requests'] as const) {
    const most = budget[each]?.[name];
    if (most !== undefined && cost[name] > most * (1 + TOLERANCE)) {
      exceeded.push(`${each}: ${name} is ${cost[name]}, the budget ${most}`);
    }
  }
  if (budget[each] === undefined) exceeded.push(`${each} has no budget: npm run size -- --write ${each}`);
}
if (exceeded.length > 0) {
  console.error(`\nOver the budget:\n${exceeded.join('\n')}`);
  process.exitCode = 1;
}
if (process.argv.includes('--why')) await printWhy();
