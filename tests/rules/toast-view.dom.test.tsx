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

it('A message moves above the action bar of a screen that opens while it is shown', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  showMessage('Already registered', 0, afterClose);
  const mask = (await screen.findByRole('alert')).closest<HTMLElement>('.adm-toast-mask');
  expect(mask?.style.getPropertyValue('--toast-bottom')).toBe('16px');

  const bar = document.createElement('div');
  bar.dataset.actionBar = '';
  bar.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 140, 320, 140);
  root.append(bar);
  await waitFor(() => expect(mask?.style.getPropertyValue('--toast-bottom')).toBe('156px'));
  root.remove();
});

it('A message moves up where it would cover the field that is filled in next', async () => {
  const field = document.createElement('input');
  field.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 100, 320, 52);
  document.body.append(field);
  field.focus();
  showMessage('The code was sent', 0, afterClose);
  const mask = (await screen.findByText('The code was sent')).closest('.adm-toast-mask');
  expect(mask?.className).toMatch(/high/);
  field.remove();
});

it.each([
  ['moves up where it would cover content', undefined, true],
  ['stays at the bottom after a tap at the top', 40, false],
])('A message %s', async (what, tapY, isHigh) => {
  const main = document.createElement('main');
  const heading = document.createElement('h2');
  heading.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 100, 320, 20);
  main.append(heading);
  document.body.append(main);
  showMessage(what, 0, afterClose, tapY);
  const mask = (await screen.findByText(what)).closest('.adm-toast-mask');
  expect(/high/.test(mask?.className ?? '')).toBe(isHigh);
  main.remove();
});

it.each([
  ['moves up where it would cover it', 0, true],
  ['stays at the bottom where it does not', 400, false],
])('A message about a field with an error that has the focus %s', async (_what, distance, isHigh) => {
  const field = document.createElement('input');
  field.setAttribute('aria-invalid', 'true');
  field.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - distance - 100, 320, 52);
  document.body.append(field);
  field.focus();
  showMessage(`Enter the number ${distance}`, 0, afterClose);
  const mask = (await screen.findByText(`Enter the number ${distance}`)).closest('.adm-toast-mask');
  expect(/high/.test(mask?.className ?? '')).toBe(isHigh);
  field.remove();
});
