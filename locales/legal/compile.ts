/** Turns a document's Markdown into the tree that the app shows, at build time: no parser travels to the reader. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import {
  type Block,
  BRAND_FACTS,
  type BrandFact,
  type DocumentTree,
  type Inline,
  type Section,
} from '../../src/intl/document-tree.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/**
 * A document is `# Title`, then an introduction, then sections opened by `## Heading`; `###` is a heading inside one.
 * Further known: paragraphs, lists, **strong**, *emphasis*, and the brand's facts as `{brand}`.
 * The title is the file's own: the screen has it among its messages. Sections get their numbers from their order.
 * @throws on anything else, naming the line, so that a slip of the pen stops the build.
 */
export function compileDocument(markdown: string): DocumentTree {
  const [title, ...nodes] = fromMarkdown(markdown).children;
  if (title?.type !== 'heading' || title.depth !== 1) throw new Error('a document opens with its title, "# …"');
  const intro: Block[] = [];
  const sections: Section[] = [];
  let blocks = intro;
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      blocks = [];
      sections.push({ title: plainText(node), blocks });
    } else {
      blocks.push(blockOf(node));
    }
  }
  return { intro, sections };
}

function blockOf(node: Node): Block {
  if (node.type === 'paragraph') return { kind: 'paragraph', text: node.children.flatMap(inlineOf) };
  if (node.type === 'heading' && node.depth === 3) return { kind: 'subheading', text: node.children.flatMap(inlineOf) };
  if (node.type === 'list') {
    const items = node.children.map((item) => item.children.map(blockOf));
    return { kind: 'list', ordered: node.ordered === true, items };
  }
  throw unknown(node);
}

function inlineOf(node: Node): Inline[] {
  if (node.type === 'text') return withFacts(node);
  if (node.type === 'strong' || node.type === 'emphasis') {
    return [{ kind: node.type, text: node.children.flatMap(inlineOf) }];
  }
  throw unknown(node);
}

/** `Call {phone}.` → text, fact, text. Line breaks of the source are spaces. */
function withFacts(node: Extract<Node, { type: 'text' }>): Inline[] {
  const parts = node.value.replaceAll('\n', ' ').split(/(\{[^}]*\})/);
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      if (!/[{}]/.test(part)) return part;
      const fact = part.slice(1, -1);
      if (!isBrandFact(fact)) throw unknown(node, part);
      return { kind: 'fact', fact };
    });
}

function isBrandFact(name: string): name is BrandFact {
  return BRAND_FACTS.some((fact) => fact === name);
}

function plainText(node: Extract<Node, { type: 'heading' }>): string {
  const [text, ...more] = node.children.flatMap(inlineOf);
  if (typeof text !== 'string' || more.length > 0) throw unknown(node, 'a heading of more than words');
  return text;
}

function unknown(node: Node, what: string = node.type): Error {
  return new Error(`line ${node.position?.start.line ?? '?'}: a document does not know ${what}`);
}
