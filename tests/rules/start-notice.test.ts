import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { noticeScript } from '../../build/start-notice';

const root = new URL('../..', import.meta.url).pathname;

/** Nodes that ES5 does not have. */
const YOUNG_NODES =
  /^(?:ArrowFunctionExpression|TemplateLiteral|TaggedTemplateExpression|Class\w+|SpreadElement|RestElement|(?:Array|Object|Assignment)Pattern|ChainExpression|ForOfStatement|AwaitExpression|YieldExpression|Import\w+|Export\w+|MetaProperty|Super|PrivateIdentifier|StaticBlock)$/;

/** The syntax of a script that is younger than ES5. */
function youngSyntax(code: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, kind, operator, async, generator, shorthand, computed, method, bigint } = node as Record<
      string,
      unknown
    >;
    if (typeof type === 'string' && YOUNG_NODES.test(type)) found.push(type);
    if (type === 'VariableDeclaration' && kind !== 'var') found.push(`${kind}`);
    if (typeof operator === 'string' && /\?\?|\*\*|&&=|\|\|=/.test(operator)) found.push(operator);
    if (async === true || generator === true) found.push('async or generator');
    if (type === 'Property' && (shorthand === true || computed === true || method === true)) found.push('property');
    if (typeof bigint === 'string') found.push('bigint');
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code).body);
  return found;
}

it.each([undefined, 'https://reports.example'])('The notice is ES5, with reports to %s', (reportUrl) => {
  const code = noticeScript(root, { appName: undefined, reportUrl, version: '1' });
  expect(code).toContain('start-notice');
  expect(code.includes('sendBeacon')).toBe(reportUrl !== undefined);
  expect(youngSyntax(code)).toEqual([]);
});

it.each(['const a = 1', '() => 1', 'a ?? b', 'a?.b', '`a`', 'a ||= 1', '({ a })', 'import("a")', 'f(...a)', 'a ** 2'])(
  '%s would be found',
  (code) => {
    expect(youngSyntax(code)).not.toEqual([]);
  },
);
