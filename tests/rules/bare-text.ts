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
 * What cannot be told from its file, such as `{row.name}` or `{textOf(row)}`, counts as text. A message with elements as
 * values (`t('id', { date: <Day /> })`) consists of elements (`src/intl/text.tsx`).
 */
import { parseAst } from 'vite';
import type { Source } from './sources';

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** What an expression may render. */
interface Content {
  text: boolean;
  /** Whether the text may be an item of a list. */
  listed: boolean;
  /** Properties of components, as `Component.property`. */
  properties: readonly string[];
}

const NOTHING: Content = { text: false, listed: false, properties: [] };
const TEXT: Content = { ...NOTHING, text: true };

const either = (contents: readonly Content[]): Content => ({
  text: contents.some(({ text }) => text),
  listed: contents.some(({ listed }) => listed),
  properties: contents.flatMap(({ properties }) => properties),
});

/** Components of packages that have their children alone in an element. */
const LINKS = ['Link', 'NavLink'];

/** What a name stands for. */
type Meaning = { value: Node } | { property: string; type: Node | undefined } | undefined;
type Scope = ReadonlyMap<string, Meaning>;

interface Use {
  property: string;
  content: Content;
  place: string;
}

export function bareTexts(sources: readonly Source[]): string[] {
  const files: FileReader[] = [];
  for (const source of sources)
    files.push(new FileReader(source, (name) => files.find((file) => file.names.has(name))));
  for (const file of files) file.check();
  const components = new Set(files.flatMap((file) => [...file.components]));
  const uses = files.flatMap((file) => file.uses);
  const found = files.flatMap((file) => file.found);
  const elementsOnly = new Set(files.flatMap((file) => [...file.elementsOnly]));
  for (const { property } of uses) {
    const [component = '', name] = property.split('.');
    if (name === 'children' && !components.has(component) && !LINKS.includes(component)) elementsOnly.add(property);
  }
  // A set may grow while it is iterated.
  for (const property of elementsOnly) {
    for (const use of uses) {
      if (use.property !== property) continue;
      if (use.content.text) found.push(use.place);
      for (const passed of use.content.properties) elementsOnly.add(passed);
    }
  }
  return [...new Set(found)];
}

/** Reads one file: its findings, and what its components do with their properties. */
class FileReader {
  readonly components = new Set<string>();
  readonly found: string[] = [];
  readonly uses: Use[] = [];
  /** The properties that stand beside others, so that they must not be text. */
  readonly elementsOnly = new Set<string>();
  private readonly types = new Map<string, Node>();
  private readonly source: Source;
  private readonly program: Node;
  /** The file that declares an imported name. */
  private readonly exported: (name: string) => FileReader | undefined;
  readonly names: Scope;

  constructor(source: Source, exported: (name: string) => FileReader | undefined) {
    this.source = source;
    this.exported = exported;
    this.program = parseAst(source.text, { lang: 'tsx' }) as unknown as Node;
    walk(this.program, (node) => {
      if (/^TS(?:Interface|TypeAlias)Declaration$/.test(node.type)) this.types.set(nameOf(node.id), node);
    });
    this.names = this.scopeOf(this.program);
  }

  check(): void {
    this.read(this.program, [this.names]);
  }

  private read(node: Node, scopes: readonly Scope[], component?: string): void {
    let inner = scopes;
    let owner = component;
    if (isFunction(node)) {
      const name = nameOf(node.id) || nameOf(node.boundTo);
      if (/^[A-Z]/.test(name)) owner = name;
      inner = [this.scopeOf(node, owner === name ? name : undefined), ...scopes];
      if (owner === name && name !== '') {
        this.components.add(name);
        for (const expression of returned(node)) this.place(this.contentOf(expression, inner), expression);
      }
    }
    if (isJsx(node)) this.readElement(node, inner);
    for (const child of childrenOf(node)) this.read(child, inner, owner);
  }

  /** Checks the children of an element, and collects what its component is given. */
  private readElement(element: Node, scopes: readonly Scope[]): void {
    const children = shownChildren(element);
    const name = element.type === 'JSXFragment' ? '' : elementName(element);
    const contents = children.map((child) => this.contentOf(child, scopes));
    const [only] = contents;
    if (children.length === 1 && only !== undefined && children[0] !== undefined && name !== '') {
      if (only.listed) this.report(children[0]);
      if (isComponent(name)) this.use(`${name}.children`, only, children[0]);
    } else {
      for (const [index, child] of children.entries()) this.place(contents[index] ?? NOTHING, child);
    }
    if (!isComponent(name)) return;
    for (const attribute of (element.openingElement as Node).attributes as Node[]) {
      if (attribute.type !== 'JSXAttribute' || !isNode(attribute.value)) continue;
      this.use(`${name}.${nameOf(attribute.name)}`, this.contentOf(attribute.value, scopes), attribute);
    }
  }

  /** What stands in a place where text is not safe. */
  private place(content: Content, node: Node): void {
    if (content.text || content.listed) this.report(node);
    for (const property of content.properties) this.elementsOnly.add(property);
  }

  private use(property: string, content: Content, node: Node): void {
    if (content.text || content.properties.length > 0) this.uses.push({ property, content, place: this.at(node) });
  }

  private report(node: Node): void {
    this.found.push(this.at(node));
  }

  private at({ start, end }: Node): string {
    const { file, text } = this.source;
    const line = text.slice(0, start).split('\n').length;
    return `${file}:${line}: ${text.slice(start, end).trim().replace(/\s+/g, ' ').slice(0, 80)}`;
  }

  private contentOf(node: Node, scopes: readonly Scope[], depth = 0): Content {
    if (depth > 20) return TEXT;
    const of = (part: unknown) => (isNode(part) ? this.contentOf(part, scopes, depth + 1) : NOTHING);
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
        return NOTHING;
      case 'JSXExpressionContainer':
      case 'ChainExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return of(node.expression);
      case 'Literal':
        return node.value === null || typeof node.value === 'boolean' ? NOTHING : TEXT;
      case 'UnaryExpression':
        return /^(?:!|void)$/.test(String(node.operator)) ? NOTHING : TEXT;
      case 'BinaryExpression':
        return /^(?:[=!]==?|[<>]=?|in|instanceof)$/.test(String(node.operator)) ? NOTHING : TEXT;
      case 'LogicalExpression':
        return node.operator === '&&' ? of(node.right) : either([of(node.left), of(node.right)]);
      case 'ConditionalExpression':
        return either([of(node.consequent), of(node.alternate)]);
      case 'ArrayExpression': {
        const items = either((node.elements as Node[]).map(of));
        return { ...items, listed: items.text };
      }
      case 'ArrowFunctionExpression':
        return this.resultOf(node, scopes, depth);
      case 'CallExpression':
        return this.callContent(node, scopes, depth);
      case 'Identifier':
        return this.namedContent(String(node.name), scopes, depth);
      default:
        return TEXT;
    }
  }

  private callContent(call: Node, scopes: readonly Scope[], depth: number): Content {
    const callee = call.callee as Node;
    const args = call.arguments as Node[];
    if (callee.type === 'MemberExpression') {
      const isList = /^(?:map|flatMap)$/.test(nameOf(callee.property)) || nameOf(callee.object) === 'Array';
      const fn = isList ? args.find(isFunction) : undefined;
      const named = isList && fn === undefined && args[0] !== undefined ? this.functionOf(args[0], scopes) : undefined;
      const items = fn === undefined ? named?.() : this.resultOf(fn, scopes, depth);
      return items === undefined ? TEXT : { ...items, listed: items.text };
    }
    const name = nameOf(callee);
    // A message with an element among its values.
    if (name === 't' && args[1] !== undefined && this.hasElement(args[1], scopes, depth)) return NOTHING;
    if (name === 'createPortal' && args[0] !== undefined) return this.contentOf(args[0], scopes, depth + 1);
    const meaning = meaningOf(name, scopes);
    if (meaning !== undefined && 'property' in meaning) return { ...NOTHING, properties: [meaning.property] };
    return this.functionOf(callee, scopes, depth)?.() ?? TEXT;
  }

  /** Reads what a function renders, from this file or from the one that exports it. */
  private functionOf(callee: Node, scopes: readonly Scope[], depth = 0): (() => Content) | undefined {
    const name = nameOf(callee);
    const meaning = meaningOf(name, scopes);
    if (meaning === undefined) {
      const file = isDeclared(name, scopes) ? undefined : this.exported(name);
      if (file === undefined || file === this) return undefined;
      return file.functionOf(callee, [file.names], depth + 1);
    }
    if (!('value' in meaning) || !isFunction(meaning.value)) return undefined;
    const fn = meaning.value;
    return () => this.resultOf(fn, scopes, depth + 1);
  }

  /** Whether a value of a message is an element. */
  private hasElement(values: Node, scopes: readonly Scope[], depth: number): boolean {
    if (values.type !== 'ObjectExpression') return false;
    return (values.properties as Node[]).some(({ value }) => {
      if (!isNode(value)) return false;
      if (isJsx(value)) return true;
      const meaning = value.type === 'Identifier' ? meaningOf(nameOf(value), scopes) : undefined;
      return meaning !== undefined && 'value' in meaning && isJsx(meaning.value) && depth < 20;
    });
  }

  private resultOf(fn: Node, scopes: readonly Scope[], depth: number): Content {
    const inner = [this.scopeOf(fn), ...scopes];
    return either(returned(fn).map((expression) => this.contentOf(expression, inner, depth + 1)));
  }

  private namedContent(name: string, scopes: readonly Scope[], depth: number): Content {
    if (name === 'undefined') return NOTHING;
    const meaning = meaningOf(name, scopes);
    if (meaning === undefined) {
      const file = isDeclared(name, scopes) ? undefined : this.exported(name);
      return file === undefined || file === this ? TEXT : file.namedContent(name, [file.names], depth + 1);
    }
    if ('value' in meaning) return this.contentOf(meaning.value, scopes, depth + 1);
    const { property, type } = meaning;
    if (property.endsWith('.children')) {
      return isTextType(type) ? TEXT : { ...NOTHING, properties: [property] };
    }
    if (type === undefined || isTextType(type)) return TEXT;
    if (type.type === 'TSBooleanKeyword') return NOTHING;
    return { ...NOTHING, properties: [property] };
  }

  /** The names that a function, or the file, declares. */
  private scopeOf(node: Node, component?: string): Scope {
    const names = new Map<string, Meaning>();
    for (const parameter of (node.params as Node[] | undefined) ?? []) {
      if (parameter.type !== 'ObjectPattern') {
        for (const name of boundNames(parameter)) names.set(name, undefined);
        continue;
      }
      const annotation = (parameter.typeAnnotation as Node | null)?.typeAnnotation as Node | undefined;
      for (const { key, value } of (parameter.properties as Node[]).filter(({ type }) => type === 'Property')) {
        for (const name of boundNames(value as Node)) {
          const type = annotation && this.memberType(annotation, nameOf(key));
          names.set(name, component === undefined ? undefined : { property: `${component}.${nameOf(key)}`, type });
        }
      }
    }
    const search = (inner: Node): void => {
      if (inner.type === 'FunctionDeclaration') names.set(nameOf(inner.id), { value: inner });
      if (inner.type === 'VariableDeclarator' && isNode(inner.init)) {
        const isName = (inner.id as Node).type === 'Identifier';
        if (isName && isFunction(inner.init)) inner.init.boundTo = { type: 'Name', name: nameOf(inner.id) };
        for (const name of boundNames(inner.id as Node)) names.set(name, isName ? { value: inner.init } : undefined);
      }
      if (isFunction(inner)) return;
      for (const child of childrenOf(inner)) search(child);
    };
    for (const child of node.type === 'Program' ? (node.body as Node[]) : [node.body as Node]) search(child);
    return names;
  }

  /** The type of a member, where this file declares it. */
  private memberType(type: Node, member: string): Node | undefined {
    switch (type.type) {
      case 'TSTypeLiteral':
      case 'TSInterfaceBody': {
        const members = (type.members ?? type.body) as Node[];
        const found = members.find(({ key }) => nameOf(key) === member);
        return (found?.typeAnnotation as Node | undefined)?.typeAnnotation as Node | undefined;
      }
      case 'TSInterfaceDeclaration': {
        const own = this.memberType(type.body as Node, member);
        if (own !== undefined) return own;
        const bases = (type.extends as Node[] | undefined) ?? [];
        return first(bases, (base) => this.memberType(base, member));
      }
      case 'TSTypeAliasDeclaration':
        return this.memberType(type.typeAnnotation as Node, member);
      case 'TSIntersectionType':
      case 'TSUnionType':
        return first(type.types as Node[], (part) => this.memberType(part, member));
      case 'TSTypeReference':
      case 'TSInterfaceHeritage': {
        const name = nameOf(type.typeName ?? type.expression);
        const args = ((type.typeArguments as Node | null)?.params as Node[] | undefined) ?? [];
        if (/^(?:Pick|Omit|Partial|Required|Readonly)$/.test(name)) {
          return args[0] && this.memberType(args[0], member);
        }
        const declared = this.types.get(name);
        return declared && this.memberType(declared, member);
      }
      default:
        return undefined;
    }
  }
}

const isComponent = (name: string) => /^[A-Z]/.test(name);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isFunction = ({ type }: Node) =>
  /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type);
const isJsx = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';
const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

function first<Item, Result>(items: readonly Item[], search: (item: Item) => Result | undefined): Result | undefined {
  for (const item of items) {
    const found = search(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isDeclared = (name: string, scopes: readonly Scope[]) => scopes.some((scope) => scope.has(name));

/** The nearest declaration of a name. */
function meaningOf(name: string, scopes: readonly Scope[]): Meaning {
  return scopes.find((scope) => scope.has(name))?.get(name);
}

/** The expressions that a function returns, without those of functions in it. */
function returned(fn: Node): Node[] {
  const body = fn.body as Node;
  if (body.type !== 'BlockStatement') return [body];
  const found: Node[] = [];
  const search = (node: Node): void => {
    if (isFunction(node)) return;
    if (node.type === 'ReturnStatement' && isNode(node.argument)) found.push(node.argument);
    else childrenOf(node).forEach(search);
  };
  search(body);
  return found;
}

function boundNames(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [nameOf(pattern)];
    case 'AssignmentPattern':
      return boundNames(pattern.left as Node);
    case 'Property':
      return boundNames(pattern.value as Node);
    case 'RestElement':
      return boundNames(pattern.argument as Node);
    default:
      return [pattern.properties, pattern.elements].flat().filter(isNode).flatMap(boundNames);
  }
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

function isTextType(type: Node | undefined): boolean {
  if (type === undefined) return false;
  if (type.type === 'TSUnionType') return (type.types as Node[]).some(isTextType);
  return /^TS(?:String|Number)Keyword$|^TSTemplateLiteralType$/.test(type.type);
}
