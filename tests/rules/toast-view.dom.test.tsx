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

it('A loading toast is not seen while a button spins, and is announced all the same', async () => {
  const button = document.createElement('button');
  button.setAttribute('aria-busy', 'true');
  document.body.append(button);
  showLoading('Paying');
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent('Paying');
  expect(status.closest('.adm-toast-mask')).toHaveClass('visually-hidden');
  button.remove();
});

// The window of jsdom is 768 px high.
it.each([
  ['is at the bottom', undefined, undefined, 12],
  ['is at the bottom after a tap far above', 300, undefined, 12],
  ['is above what was tapped near the bottom', 720, undefined, 768 - 720 + 28 + 12],
  ['is above a field near the bottom that has the focus', 300, 700, 768 - 700 + 12],
])('A message %s', async (what, tapY, fieldTop, bottom) => {
  const field = document.createElement('input');
  if (fieldTop !== undefined) {
    field.getBoundingClientRect = () => new DOMRect(0, fieldTop, 320, 52);
    document.body.append(field);
    field.focus();
  }
  showMessage(what, 0, afterClose, { tapY });
  const mask = (await screen.findByText(what)).closest<HTMLElement>('.adm-toast-mask');
  expect(mask?.style.getPropertyValue('--toast-bottom')).toBe(`${bottom}px`);
  field.remove();
});

it.each([
  ['above an error near the bottom', 'p', 690, 768 - 690 + 12],
  ['above the form, if it fits there', 'form', 300, 768 - 300 + 12],
  ['above the field, if the form begins too high', 'form', 100, 768 - 700 + 12],
] as const)('A message is %s', async (what, tag, top, bottom) => {
  const field = Object.assign(document.createElement('input'), {
    getBoundingClientRect: () => new DOMRect(0, 700, 320, 52),
  });
  const other = Object.assign(document.createElement(tag), {
    className: 'error',
    textContent: 'Error',
    getBoundingClientRect: () => new DOMRect(0, top, 320, 20),
  });
  const main = document.createElement('main');
  main.append(other);
  document.body.append(main);
  if (tag === 'form') {
    other.className = '';
    other.append(field);
    field.focus();
  }
  document.documentElement.style.setProperty('scroll-padding-top', '48px');
  showMessage(what, 0, afterClose);
  const mask = (await screen.findByText(what)).closest<HTMLElement>('.adm-toast-mask');
  expect(mask?.style.getPropertyValue('--toast-bottom')).toBe(`${bottom}px`);
  main.remove();
});
