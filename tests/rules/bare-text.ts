/**
 * Finds text in JSX that breaks when something rewrites the page, such as a browser's translator. A translator replaces a
 * text node by elements around its text. React then changes or removes a node that is no longer in the page: the old text
 * stays, or React throws.
 *
 * A string that is the only child of an element is safe: React sets the content of the element. Everywhere else it is a
 * text node that React keeps. So these are reported:
 * - text beside other children of an element, or in a fragment, also as one branch of a condition. Text that never changes
 *   is reported, too: React inserts what appears later before such a node;
 * - a list with text as an item, also as the only child;
 * - text that a component returns;
 * - text in a property of a component that has it in one of these places. Properties in `{...rest}` are not followed.
 *
 * Names are not looked up by scope: a name is what its file declares under it anywhere, a function or component what any file
 * declares. What cannot be told so, such as `{row.name}`, counts as text. A message with elements as values (`t('id', { date: <Day /> })`) consists of
 * elements (`src/intl/text.tsx`).
 */
import { childrenOf, isNode, type Node, nameOf, nodesIn, parse } from './code-nodes';
import type { Source } from './sources';

/** Components of packages that have their children alone in an element. */
const LINKS = ['Link', 'NavLink'];

/** What an expression may render: the properties of its component that it may be, and `TEXT`. */
type Content = readonly string[];
const TEXT = '';

/** What a property of a component is given. */
interface Use {
  property: string;
  component: string;
  content: Content;
  place: string;
}

/** @returns file, line and code of each place. */
export function bareTexts(sources: readonly Source[]): string[] {
  const found: string[] = [];
  const uses: Use[] = [];
  /** The properties that stand beside others, so that they must not be text, as `Component.property`. */
  const elementsOnly = new Set<string>();
  const components = new Set<string>();
  const programs = sources.map((source) => ({
    source,
    program: parse(source.text, 'tsx'),
  }));
  const isShared = ([, value]: [string, Node]) => isFunction(value) || isJsx(value);
  const shared = new Map(programs.flatMap(({ program }) => namedValues(program)).filter(isShared));

  for (const { source, program } of programs) {
    const named = namedValues(program);
    const values = new Map(named);
    const names = new Map(named.map(([name, value]) => [value, name]));
    const declared = nodesIn(program).filter(({ type }) => type === 'TSPropertySignature');

    /** The types of a property, by what a component declares for itself, then by what the file declares. */
    const typesOf = (component: string, name: string): string[] => {
      const parameters = (values.get(component)?.params ?? []) as Node[];
      const property = [...parameters.flatMap((each) => nodesIn(each)), ...declared].find(
        ({ type, key }) => type === 'TSPropertySignature' && nameOf(key) === name,
      );
      return property ? nodesIn(property.typeAnnotation as Node).map(({ type }) => type) : [];
    };

    const contentOf = (node: Node, component: string, depth = 0): Content => {
      const of = (...parts: unknown[]): Content =>
        depth > 20 ? [TEXT] : parts.filter(isNode).flatMap((part) => contentOf(part, component, depth + 1));
      switch (node.type) {
        case 'JSXElement':
        case 'JSXFragment':
          return [];
        case 'Literal':
          return node.value === null || typeof node.value === 'boolean' ? [] : [TEXT];
        case 'UnaryExpression':
          return /^(?:!|void)$/.test(String(node.operator)) ? [] : [TEXT];
        case 'BinaryExpression':
          return /^(?:[=!]==?|[<>]=?|in|instanceof)$/.test(String(node.operator)) ? [] : [TEXT];
        case 'LogicalExpression':
          return node.operator === '&&' ? of(node.right) : of(node.left, node.right);
        case 'ConditionalExpression':
          return of(node.consequent, node.alternate);
        case 'ArrayExpression':
          return of(...(node.elements as Node[]));
        case 'ArrowFunctionExpression':
        case 'FunctionDeclaration':
          return of(...returned(node));
        case 'CallExpression':
          return of(shownByCall(node));
        case 'Identifier':
          return nameOf(node) === 'undefined' ? [] : contentOfName(nameOf(node), component, of);
        default:
          // A container of JSX, parentheses, a type.
          return isNode(node.expression) ? of(node.expression) : [TEXT];
      }
    };

    const contentOfName = (name: string, component: string, of: (value: Node) => Content): Content => {
      const value = values.get(name) ?? (/^[A-Z]/.test(name) ? shared.get(name) : undefined);
      if (value !== undefined) return of(value);
      const types = typesOf(component, name);
      if (types.some((each) => /^TS(?:String|Number)Keyword$|^TSTemplateLiteralType$/.test(each))) return [TEXT];
      if (types.includes('TSBooleanKeyword')) return [];
      return types.length > 0 || name === 'children' ? [name] : [TEXT];
    };

    /** What decides about the content of a call: a function, an argument, or the call's callee, which may be text. */
    const shownByCall = ({ callee, arguments: args }: Node): Node | undefined => {
      const [first, second] = args as Node[];
      const isMethod = (callee as Node).type === 'MemberExpression';
      if (isMethod && /^(?:map|flatMap|from)$/.test(nameOf((callee as Node).property)))
        return (args as Node[]).find(isFunction) ?? first;
      if (nameOf(callee) === 'createPortal') return first;
      if (nameOf(callee) !== 't' || second === undefined)
        return values.get(nameOf(callee)) ?? shared.get(nameOf(callee)) ?? (callee as Node);
      return (
        nodesIn(second)
          .map((part) => values.get(nameOf(part)) ?? part)
          .find(isJsx) ?? (callee as Node)
      );
    };

    const at = ({ start, end }: Node): string => {
      const line = source.text.slice(0, start).split('\n').length;
      return `${source.file}:${line}: ${source.text.slice(start, end).trim().replace(/\s+/g, ' ').slice(0, 80)}`;
    };

    /** What stands in a place where text is not safe. */
    const place = (node: Node, component: string) => {
      const content = contentOf(node, component);
      if (content.includes(TEXT)) found.push(at(node));
      for (const name of content) elementsOnly.add(`${component}.${name}`);
    };

    const use = (property: string, value: Node, shown: Node, component: string) => {
      const content = contentOf(value, component);
      if (content.length > 0) uses.push({ property, component, content, place: at(shown) });
    };

    const read = (node: Node, around: string): void => {
      const own = isFunction(node) ? (names.get(node) ?? '') : '';
      const component = /^[A-Z]/.test(own) ? own : around;
      if (component !== around) {
        components.add(component);
        for (const expression of returned(node)) place(expression, component);
      }
      if (isJsx(node)) {
        const name = node.type === 'JSXFragment' ? '' : elementName(node);
        const isComponent = /^[A-Z]/.test(name);
        const children = shownChildren(node);
        const [only] = children;
        if (children.length === 1 && only !== undefined && name !== '') {
          if (isList(only) && contentOf(only, component).includes(TEXT)) found.push(at(only));
          if (isComponent) use(`${name}.children`, only, only, component);
        } else {
          for (const child of children) place(child, component);
        }
        for (const attribute of isComponent ? ((node.openingElement as Node).attributes as Node[]) : []) {
          if (attribute.type !== 'JSXAttribute' || !isNode(attribute.value)) continue;
          use(`${name}.${nameOf(attribute.name)}`, attribute.value, attribute, component);
        }
      }
      for (const child of childrenOf(node)) read(child, component);
    };
    read(program, '');
  }

  for (const { property } of uses) {
    const [component = '', name] = property.split('.');
    if (name === 'children' && !components.has(component) && !LINKS.includes(component)) elementsOnly.add(property);
  }
  // A set may grow while it is iterated.
  for (const property of elementsOnly) {
    for (const { component, content, place } of uses.filter((each) => each.property === property)) {
      if (content.includes(TEXT)) found.push(place);
      for (const name of content) elementsOnly.add(`${component}.${name}`);
    }
  }
  return [...new Set(found)];
}

const isFunction = ({ type }: Node) =>
  /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type);
const isJsx = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';

/** The constants and functions of a file, in whichever function they are declared. */
function namedValues(program: Node): [string, Node][] {
  return nodesIn(program).flatMap((node): [string, Node][] => {
    if (node.type === 'FunctionDeclaration') return [[nameOf(node.id), node]];
    if (node.type !== 'VariableDeclarator' || !isNode(node.init) || nameOf(node.id) === '') return [];
    return [[nameOf(node.id), node.init]];
  });
}

/** The expressions that a function returns, without those of functions in it. */
function returned(fn: Node): Node[] {
  const body = fn.body as Node;
  if (body.type !== 'BlockStatement') return [body];
  const search = (node: Node): Node[] => {
    if (isFunction(node)) return [];
    return node.type === 'ReturnStatement' && isNode(node.argument)
      ? [node.argument]
      : childrenOf(node).flatMap(search);
  };
  return search(body);
}

/** The children of which something is shown: JSX leaves out lines of blanks. */
const shownChildren = (element: Node): Node[] =>
  (element.children as Node[]).filter(({ type, value, expression }) => {
    if (type === 'JSXText') return !/^\s*$/.test(String(value)) || !String(value).includes('\n');
    return type !== 'JSXExpressionContainer' || (expression as Node).type !== 'JSXEmptyExpression';
  });

/** `Item` of `<List.Item>`. */
function elementName(element: Node): string {
  const name = (element.openingElement as Node).name as Node;
  return nameOf(name.type === 'JSXMemberExpression' ? name.property : name);
}

const isList = ({ type, expression }: Node) =>
  type === 'JSXExpressionContainer' &&
  nodesIn(expression as Node).some(
    (node) =>
      node.type === 'ArrayExpression' || /^(?:map|flatMap)$/.test(nameOf((node.callee as Node | undefined)?.property)),
  );
