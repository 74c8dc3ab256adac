import { expect, it } from 'vitest';
import { noticeScript } from '../../build/start-notice';
import { nodesIn, parse } from './code-nodes';

const root = new URL('../..', import.meta.url).pathname;

/** Nodes that ES5 does not have. */
const YOUNG_NODES =
  /^(?:ArrowFunctionExpression|TemplateLiteral|TaggedTemplateExpression|Class\w+|SpreadElement|RestElement|(?:Array|Object|Assignment)Pattern|ChainExpression|ForOfStatement|AwaitExpression|YieldExpression|Import\w+|Export\w+|MetaProperty|Super|PrivateIdentifier|StaticBlock)$/;

/** The syntax of a script that is younger than ES5. */
const youngSyntax = (code: string) =>
  nodesIn(parse(code)).filter(
    ({ type, kind, operator, async, generator, shorthand, computed, method, bigint }) =>
      YOUNG_NODES.test(type) ||
      (type === 'VariableDeclaration' && kind !== 'var') ||
      (typeof operator === 'string' && /\?\?|\*\*|&&=|\|\|=/.test(operator)) ||
      async === true ||
      generator === true ||
      (type === 'Property' && (shorthand === true || computed === true || method === true)) ||
      typeof bigint === 'string',
  );

it.each([undefined, 'https://reports.example'])('The notice is ES5, with reports to %s', (reportUrl) => {
  const code = noticeScript(root, { appName: undefined, reportUrl, version: '1' });
  expect(code).toContain('start-notice');
  expect(code.includes('sendBeacon')).toBe(reportUrl !== undefined);
  expect(youngSyntax(code)).toEqual([]);
});

it.each(['const a = 1', '() => 1', 'a ?? b', 'a?.b', '`a`', 'a ||= 1', '({ a })', 'import("a")', 'f(...a)', 'a ** 2'])(
  '%s would be found',
  (code) => expect(youngSyntax(code)).not.toEqual([]),
);
