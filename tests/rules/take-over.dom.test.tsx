import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CrashBoundary } from '../../src/app/crash-boundary';
import { TakeOver } from '../../src/app/take-over';
import { expectOnConsole } from '../console';
import { Texts } from './texts';

/** A page with a first paint. @returns the container of the app. */
function openFirstPaint(state: object): HTMLElement {
  document.body.innerHTML = '<div id="root"></div><div id="first-paint"><button>Back</button></div>';
  Object.assign(state, { taps: [], values: [], toasts: [] });
  Object.assign(window, { firstPaint: state });
  return document.getElementById('root') as HTMLElement;
}

it('The skeleton stays while its Back button is pressed', async () => {
  const state = { isPressed: true, isShown: false };
  const container = openFirstPaint(state);
  const app = (
    <>
      <TakeOver />
      <main aria-busy="false">The screen</main>
    </>
  );
  render(app, { container });
  expect(screen.getByText('Back')).toBeInTheDocument();
  state.isPressed = false;
  await waitFor(() => expect(screen.queryByText('Back')).toBeNull());
  expect(container).not.toHaveAttribute('data-held-back');
});

it('What can be read stays when the screen of the app throws, and the notice says so', () => {
  expectOnConsole(/planted/);
  const container = openFirstPaint({ isPressed: false, isShown: true });
  container.dataset.heldBack = '';
  const show = vi.fn();
  Object.assign(window, { startNotice: { show } });
  const Broken = () => {
    throw new Error('planted');
  };
  const app = (
    <MemoryRouter>
      <Texts>
        <TakeOver />
        <CrashBoundary>
          <Broken />
        </CrashBoundary>
      </Texts>
    </MemoryRouter>
  );
  render(app, { container });
  expect(show).toHaveBeenCalledWith(expect.any(Error));
  expect(document.getElementById('first-paint')).toBeInTheDocument();
  Reflect.deleteProperty(window, 'startNotice');
});
