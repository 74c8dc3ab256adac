import { type ComponentChildren, render } from 'preact';
import { jsx, jsxs } from 'preact/jsx-runtime';
import { expect, it } from 'vitest';
import '../../src/start/runtime/react';

/** A label of the first paint, beside a picture. */
function show(text: ComponentChildren, container: HTMLElement, isFigure = true): void {
  const label = jsx('span', { children: text, translate: isFigure ? 'no' : undefined } as object);
  render(jsxs('button', { children: [label, jsx('svg', {})] }), container);
}

it('The first paint replaces a text that was rewritten', () => {
  const container = document.createElement('div');
  show('More', container);
  const label = container.querySelector('span');
  const font = document.createElement('font');
  font.textContent = '·More';
  label?.firstChild?.replaceWith(font);
  show('Hide', container);
  expect(container.innerHTML).toBe('<button><span translate="no">Hide</span><svg></svg></button>');
  label?.firstChild?.replaceWith(font);
  show(jsx('b', { children: '5' }), container, false);
  expect(container.innerHTML).toBe('<button><span><b>5</b></span><svg></svg></button>');
  show('6', container);
  expect(container.innerHTML).toBe('<button><span translate="no">6</span><svg></svg></button>');
});
