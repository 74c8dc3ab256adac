import fc from 'fast-check';
import { createElement, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { type Child, jsx, render, renderAgain, useState as useFirstPaintState } from '../../src/start/runtime/render';

/** What both renderers are given. */
type Tree =
  | string
  | number
  | boolean
  | null
  | { name: string; key?: string; props: Record<string, unknown>; children: Tree[] };

let created = 0;

/** Shows in which order its instances were created, so that one that was lost or mixed up is seen. */
const numbered = (use: (create: () => number) => readonly [number, unknown]) => () => `${use(() => (created += 1))[0]}`;
const OwnNumbered = numbered(useFirstPaintState);
const ReactNumbered = numbered(useState);

const toChild = (tree: Tree): Child => {
  if (typeof tree !== 'object' || tree === null) return tree;
  const { name, key, props, children } = tree;
  if (name === 'Numbered') return jsx(OwnNumbered, {}, key);
  if (name === 'list') return children.map(toChild);
  // As the compiler of JSX does: a child alone is not in a list.
  const inner = children.length > 1 ? children.map(toChild) : toChild(children[0] ?? null);
  return jsx(name, { ...props, children: inner }, key);
};

const toReact = (tree: Tree): ReactNode => {
  if (typeof tree !== 'object' || tree === null) return tree;
  const { name, key, props, children } = tree;
  const own = key === undefined ? props : { ...props, key };
  if (name === 'Numbered') return createElement(ReactNumbered, key === undefined ? null : { key });
  if (name === 'list') return children.map(toReact);
  return createElement(name, own, ...children.map(toReact));
};

/** Renders the trees one after the other with both. @returns both containers after each. */
async function renderBoth(trees: readonly Tree[]): Promise<{ own: Element; react: Element }[]> {
  const own = document.createElement('div');
  const react = document.createElement('div');
  const root = createRoot(react);
  const results = [];
  for (const [index, tree] of trees.entries()) {
    shown = tree;
    created = 0;
    flushSync(() => root.render(toReact(tree)));
    created = 0;
    if (index === 0) render(() => toChild(shown), own);
    else renderAgain();
    await Promise.resolve();
    // React leaves an empty attribute where a style was.
    for (const each of react.querySelectorAll('[style=""]')) each.removeAttribute('style');
    results.push({ own: own.cloneNode(true) as Element, react: react.cloneNode(true) as Element });
  }
  root.unmount();
  return results;
}

let shown: Tree = null;

const NUMBERED = { name: 'Numbered', props: {}, children: [] };
const text = fc.constantFrom('', 'a', 'MX$100.00', '<b>');
const props = fc.record(
  {
    className: fc.constantFrom('card', 'card wide', undefined),
    style: fc.constantFrom({ width: 20 }, { '--share': 0.5, marginTop: '1px' }, undefined),
    hidden: fc.boolean(),
    'aria-hidden': fc.boolean(),
    'aria-label': fc.constantFrom('Pagar', undefined),
    tabIndex: fc.constantFrom(0, -1),
    translate: fc.constantFrom('no', undefined),
    spellCheck: fc.boolean(),
  },
  { requiredKeys: [] },
);
const svgProps = fc.record({ strokeWidth: fc.constantFrom(2, undefined), viewBox: text }, { requiredKeys: [] });
const trees = fc.letrec<{ tree: Tree }>((tie) => {
  const children = fc.array(tie('tree'), { maxLength: 4 });
  const element = fc.oneof(
    fc.record({ name: fc.constantFrom('div', 'span'), props, children }),
    fc.record({ name: fc.constant('svg'), props: svgProps, children: fc.constant<Tree[]>([]) }),
  );
  const keyed = fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
    .chain((keys) =>
      fc.tuple(...keys.map((key) => fc.oneof(element, fc.constant(NUMBERED)).map((each) => ({ ...each, key })))),
    );
  const list = keyed.map((items) => ({ name: 'list', props: {}, children: [...items] }));
  const leaf = fc.oneof(text, fc.constantFrom(null, false, 0, 12), fc.constant(NUMBERED));
  return { tree: fc.oneof({ maxDepth: 4 }, leaf, element, list) };
}).tree;

it('The first paint has the elements that React renders, also after changes, and keeps the state of the same components', () =>
  fc.assert(
    fc.asyncProperty(fc.array(trees, { minLength: 1, maxLength: 4 }), async (sequence) => {
      for (const { own, react } of await renderBoth(sequence))
        expect(own.isEqualNode(react), `${own.innerHTML}\n${react.innerHTML}`).toBe(true);
    }),
    { numRuns: 150 },
  ));

it('The first paint replaces a text that was rewritten, and leaves one that has not changed', async () => {
  const container = document.createElement('div');
  let content: Child = 'More';
  render(() => jsx('span', { children: content }), container);
  const translated = document.createElement('font');
  translated.textContent = '·More';
  container.querySelector('span')?.firstChild?.replaceWith(translated);
  const change = async (next: Child) => {
    content = next;
    renderAgain();
    await Promise.resolve();
    return container.innerHTML;
  };
  expect(await change('More')).toBe('<span><font>·More</font></span>');
  expect(await change('Hide')).toBe('<span>Hide</span>');
  container.querySelector('span')?.firstChild?.replaceWith(translated);
  expect(await change(jsx('b', { children: '5' }))).toBe('<span><b>5</b></span>');
  expect(await change('6')).toBe('<span>6</span>');
});

it('The first paint uses the elements of the skeleton again, without their attributes', () => {
  const container = document.createElement('div');
  container.innerHTML = '<main aria-busy="true"><h1 class="title">Repay</h1><div class="bar"></div></main>';
  const [main, title] = [container.querySelector('main'), container.querySelector('h1')];
  render(() => jsx('main', { children: [jsx('h1', { children: 'Repay' }), jsx('p', { children: '5' })] }), container);
  expect(container.innerHTML).toBe('<main><h1>Repay</h1><p>5</p></main>');
  expect(container.querySelector('main')).toBe(main);
  expect(container.querySelector('h1')).toBe(title);
});

it('A screen that throws leaves the container empty', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  container.innerHTML = '<main></main>';
  render(() => {
    throw new Error('broken');
  }, container);
  expect(container.innerHTML).toBe('');
  expect(error).toHaveBeenCalledWith(new Error('broken'));
});

it('A field calls onChange on each input, a choice when it changes; a value that was set is shown', () => {
  const container = document.createElement('div');
  const changes: string[] = [];
  const onChange = ({ target }: Event) => changes.push((target as HTMLInputElement).type);
  const options = ['1', '2'].map((value) => jsx('option', { value }, value));
  render(
    () => [
      jsx('input', { onChange, type: 'tel', value: '55' }),
      jsx('input', { onChange, type: 'checkbox', checked: true }),
      jsx('select', { onChange, value: '2', children: options }),
    ],
    container,
  );
  const [field, checkbox] = container.querySelectorAll('input');
  const select = container.querySelector('select');
  expect([field?.value, checkbox?.checked, select?.value]).toEqual(['55', true, '2']);
  for (const element of [field, checkbox, select]) {
    element?.dispatchEvent(new Event('input'));
    element?.dispatchEvent(new Event('change'));
  }
  expect(changes).toEqual(['tel', 'checkbox', 'select-one']);
});
