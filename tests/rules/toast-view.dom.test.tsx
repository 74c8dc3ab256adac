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

/** An element that jsdom, which has no layout, finds at this place. */
const elementAt = (tag: string, top: number, height: number) =>
  Object.assign(document.createElement(tag), { getBoundingClientRect: () => new DOMRect(0, top, 320, height) });

interface Places {
  tapY?: number;
  /** It has the focus. */
  fieldTop?: number;
  formTop?: number;
  formHeight?: number;
  errorTop?: number;
  /** Its error is below it. */
  failedPhotoTop?: number;
}

// The window of jsdom is 768 px high.
it.each<[string, Places, number]>([
  ['at the bottom', {}, 12],
  ['at the bottom after a tap far above', { tapY: 300 }, 12],
  ['above what was tapped near the bottom', { tapY: 720 }, 768 - 720 + 28 + 12],
  ['above a field near the bottom', { tapY: 300, fieldTop: 700 }, 768 - 700 + 12],
  ['above an error near the bottom', { errorTop: 690 }, 768 - 690 + 12],
  ['above a failed photo near the bottom', { errorTop: 690, failedPhotoTop: 600 }, 768 - 600 + 12],
  ['above the form, if it fits there', { fieldTop: 700, formTop: 300, formHeight: 460 }, 768 - 300 + 12],
  ['below the form, if it fits there', { fieldTop: 500, formTop: 300, formHeight: 280 }, 12],
  ['above the field, if the form begins too high', { fieldTop: 700, formTop: 100, formHeight: 660 }, 768 - 700 + 12],
])('A message is %s', async (what, { tapY, fieldTop, formTop, formHeight = 0, errorTop, failedPhotoTop }, bottom) => {
  document.documentElement.style.setProperty('scroll-padding-top', '48px');
  const main = document.body.appendChild(document.createElement('main'));
  const parent = formTop === undefined ? main : main.appendChild(elementAt('form', formTop, formHeight));
  if (fieldTop !== undefined) parent.appendChild(elementAt('input', fieldTop, 52)).focus();
  if (errorTop !== undefined) {
    main.append(Object.assign(elementAt('p', errorTop, 20), { className: 'error', textContent: 'Error' }));
  }
  if (failedPhotoTop !== undefined) main.appendChild(elementAt('div', failedPhotoTop, 90)).dataset.failed = 'true';
  showMessage(what, 0, afterClose, { tapY });
  const mask = (await screen.findByText(what)).closest<HTMLElement>('.adm-toast-mask');
  expect(mask?.style.getPropertyValue('--toast-bottom')).toBe(`${bottom}px`);
  main.remove();
});
