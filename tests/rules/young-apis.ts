/** Finds calls of browser APIs that are younger than the stated engines, by MDN's compatibility data. The build translates syntax only. */

import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { ENGINES } from '../../build/engines';
import { isNode, type Node, nameOf, nodesIn, parse } from './code-nodes';

/** MDN's name of an engine → the oldest version. */
const OLDEST: Readonly<Record<'chrome' | 'safari_ios', number>> = {
  chrome: ENGINES.chrome,
  safari_ios: ENGINES.safari,
};

/** What has methods that are looked for by name alone. The names of other interfaces' methods are too common. */
const INTERFACES =
  /^(?:Window|Document|Node|Element|HTML(?:Image|Input|Canvas|Form|Media)?Element|EventTarget|Navigator|Crypto|AbortSignal|URL|URLSearchParams|Blob|FormData|Headers|Request|Response|History|Location|OffscreenCanvas|Object|Array|String|Number|Promise|RegExp|Map|Set)$/;

/** Names of constructors and functions, `Interface.method` and `.method` that are only young. */
function youngNames(): Set<string> {
  const names = new Map<string, boolean>();
  const add = (name: string, isNew: boolean) => names.set(name, isNew && names.get(name) !== false);
  const { builtins = {} } = data.javascript;
  for (const [name, feature] of [...Object.entries(data.api), ...Object.entries(builtins)]) {
    const own = compatOf(feature);
    const isNew = own !== undefined && isYoung(own);
    add(name, isNew);
    for (const [key, value] of Object.entries(feature)) {
      const member = key.replace(/_static$/, '');
      const compat = compatOf(value);
      if (compat === undefined) continue;
      add(`${name}.${member}`, isNew || isYoung(compat));
      if (key === member && INTERFACES.test(name)) add(`.${member}`, isNew || isYoung(compat));
    }
  }
  return new Set([...names].flatMap(([name, isNew]) => (isNew ? [name] : [])));
}

const compatOf = (feature: Identifier | CompatStatement) => ('__compat' in feature ? feature.__compat : undefined);

/** Whether one of the stated engines lacks a feature. */
function isYoung({ support }: CompatStatement): boolean {
  return (['chrome', 'safari_ios'] as const).some((engine) => {
    const versions = [support[engine] ?? []].flat();
    return !versions.some(
      ({ version_added: added, version_removed: removed, prefix, alternative_name: other, flags }) =>
        typeof added === 'string' &&
        Number(added.replace('≤', '')) <= OLDEST[engine] &&
        (removed ?? prefix ?? other ?? flags) === undefined,
    );
  });
}

const young = youngNames();

/** The young APIs that a script calls or compares with `instanceof`; not those that it calls as `api?.()`. */
export function youngApis(code: string): string[] {
  // A first paint's name for the document's script, whose functions have short names.
  const [, shared = ''] = /const (\w+)=require\("\.\/shared\.js"\)/.exec(code) ?? [];
  const used = nodesIn(parse(code)).map(({ type, callee, optional, operator, right }) => {
    if (operator === 'instanceof') return nameOf(right);
    if (!/^(?:Call|New)Expression$/.test(type) || !isNode(callee) || optional === true) return '';
    return shared !== '' && nameOf(callee.object) === shared ? '' : calledName(callee);
  });
  return [...new Set(used)].filter((name) => young.has(name));
}

/** `name`, `Interface.method` if the object is a name with a capital, else `.method`. */
function calledName(callee: Node): string {
  const { type, computed, object, property } = callee;
  if (type !== 'MemberExpression' || computed === true) return nameOf(callee);
  const owner = nameOf(object);
  return `${/^[A-Z]\w{2}/.test(owner) ? owner : ''}.${nameOf(property)}`;
}
