import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showLoading, showMessage } from '../../src/ui/overlay/toast-view';

const afterClose = () => undefined;

it("A toast's message is an alert, and closes at a tap", async () => {
  showMessage('Copied', 0, afterClose);
  // By role: what is hidden from assistive technology is not found.
  fireEvent.click(await screen.findByRole('alert'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('A loading toast is a status', async () => {
  showLoading('Sending');
  expect(await screen.findByRole('status')).toHaveTextContent('Sending');
});

it('A message that an alert of the screen already announces is shown without a second announcement', async () => {
  const inline = document.createElement('p');
  inline.setAttribute('role', 'alert');
  inline.textContent = 'Closed until Monday';
  document.body.append(inline);
  showMessage('Closed until Monday', 0, afterClose);
  await waitFor(() => expect(screen.getAllByText('Closed until Monday')).toHaveLength(2));
  expect(screen.getAllByRole('alert')).toEqual([inline]);
  inline.remove();
});

it.each([
  ['is over the title', undefined, undefined, false],
  ['is over the title after a tap below', 300, undefined, false],
  ['is at the bottom after a tap at the top', 40, undefined, true],
  ['is over the title if a field below has the focus', 300, 200, false],
  ['is at the bottom if a field at the top has the focus', 300, 40, true],
])('A message %s', async (what, tapY, fieldTop, isLow) => {
  const field = document.createElement('input');
  if (fieldTop !== undefined) {
    field.getBoundingClientRect = () => new DOMRect(0, fieldTop, 320, 52);
    document.body.append(field);
    field.focus();
  }
  showMessage(what, 0, afterClose, tapY);
  const mask = (await screen.findByText(what)).closest('.adm-toast-mask');
  expect(/low/.test(mask?.className ?? '')).toBe(isLow);
  field.remove();
});
