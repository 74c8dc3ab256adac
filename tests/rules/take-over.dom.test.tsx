import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TakeOver } from '../../src/app/take-over';

it('The skeleton stays while its Back button is pressed', async () => {
  document.body.innerHTML = '<div id="root"></div><div id="first-paint"><button>Back</button></div>';
  const state = { isPressed: true, isShown: false, taps: [], values: [], toasts: [] };
  Object.assign(window, { firstPaint: state });
  const container = document.getElementById('root') as HTMLElement;
  const app = (
    <>
      <TakeOver />
      <main aria-busy="false">The screen</main>
    </>
  );
  render(app, { container });
  expect(document.getElementById('first-paint')).toBeInTheDocument();
  state.isPressed = false;
  await waitFor(() => expect(document.getElementById('first-paint')).toBeNull());
  expect(container).not.toHaveAttribute('data-held-back');
});
