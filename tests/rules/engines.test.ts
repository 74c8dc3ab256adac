import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ESTree, parseAst } from 'vite';
import { expect, it } from 'vitest';
import { builtApps } from '../builds';

/** Whether code has a call such as `a?.b(...list, last)`: where `a` is undefined, Chrome 80 to 90 fail. */
function hasBadCall(code: string): boolean {
  const chains: ESTree.Node[] = [];
  walk(parseAst(code), (node) => node.type === 'ChainExpression' && chains.push(node.expression));
  return chains.some(isBad);
}

/** In a chain such as `a?.b.c(...)`, only the first part needs a `?.`. */
function isBad(node: ESTree.Node): boolean {
  if (node.type === 'MemberExpression') return isBad(node.object);
  if (node.type !== 'CallExpression') return false;
  return node.arguments.slice(0, -1).some(({ type }) => type === 'SpreadElement') || isBad(node.callee);
}

function walk(node: object, visit: (node: ESTree.Node) => void): void {
  if ('type' in node) visit(node as ESTree.Node);
  for (const child of Object.values(node)) if (typeof child === 'object' && child !== null) walk(child, visit);
}

it.each(['a?.(...list, last)', 'a?.b(...list, last)', 'a?.b.c(first, ...list, last).d'])('finds %s', (code) => {
  expect(hasBadCall(code)).toBe(true);
});

it('allows other calls', () => {
  expect(hasBadCall('a?.b(...list); a?.b(first, ...list); a.b(...list, last); a?.b(c(...list, last))')).toBe(false);
});

it('The built code has no optional call at which Chrome 87 fails', async () => {
  const assets = join(await builtApps(['plain']), 'plain/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  for (const name of scripts) expect(hasBadCall(await readFile(join(assets, name), 'utf8')), name).toBe(false);
  // The build may have to be made.
}, 300_000);
