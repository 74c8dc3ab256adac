/** The syntax of code, for tests that look for some of it. */
import { parseAst } from 'vite';

export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
export const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A node and all nodes in it. */
export function nodesIn(node: Node, nodes: Node[] = []): Node[] {
  nodes.push(node);
  for (const child of childrenOf(node)) nodesIn(child, nodes);
  return nodes;
}

export const parse = (code: string, lang: 'js' | 'tsx' = 'js') => parseAst(code, { lang }) as unknown as Node;
