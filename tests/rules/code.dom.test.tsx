import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Code } from '../../src/ui/text/code';

/** Selects from the first text to the second, and copies. @returns what is on the clipboard; undefined if the browser copies the selection. */
function copy(from: Node, to: Node): string | undefined {
  window.getSelection()?.setBaseAndExtent(from, 0, to, to.textContent?.length ?? 0);
  let copied: string | undefined;
  const clipboardData = { setData: (_type: string, text: string) => (copied = text) };
  const isLeftToBrowser = fireEvent.copy(from, { clipboardData });
  expect(isLeftToBrowser).toBe(copied === undefined);
  return copied;
}

it('A code is shown in groups, and copied without their spaces, unless other text is copied with it', () => {
  render(
    <>
      <Code code="52183672541105" />
      <p>Pay by Friday</p>
    </>,
  );
  const code = screen.getByText('5218 3672 5411 05').firstChild as Node;
  expect(copy(code, code)).toBe('52183672541105');
  expect(copy(code, screen.getByText('Pay by Friday').firstChild as Node)).toBeUndefined();
});
