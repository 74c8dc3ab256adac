/**
 * The first paint: the app's own screens, rendered by a small runtime (`runtime/`) from the boot script's answer,
 * long before React has arrived. The app takes over from it (`app/take-over.tsx`).
 */
import {
  Component,
  type ComponentChild,
  type ComponentChildren,
  createElement,
  type FunctionComponent,
  render,
} from 'preact';
import type { ComponentType } from 'react';
import '../../theme/tokens.css';
import '../../theme/base.css';
import { brandOf } from '../../theme/brands';
import { borrowerOf, readParameters, setDefaultMerchantNumber } from '../host/session';
import { colorDocument } from '../ui/brand-colors';
import { firstAnswer } from './runtime/react-query';
import { BUSY, recordTaps } from './taps';

/**
 * Shows the opened screen: its waiting state at once, its content with the answer.
 * @returns when the content is painted, or when it can't be and the app must show the screen.
 */
export async function paintFirst(Screen: ComponentType): Promise<void> {
  const container = document.getElementById('first-paint');
  const state = window.firstPaint;
  if (container === null || state === undefined) return;
  const { colors, merchantNumber } = brandOf(readParameters().get('appName'));
  setDefaultMerchantNumber(merchantNumber);
  colorDocument(colors);
  const loading = container.firstElementChild;
  container.replaceChildren();
  // React's components by type, Preact's by the aliases of this build.
  render(createElement(Guard, null, createElement(Screen as FunctionComponent, null)), container);
  recordTaps(container, state);
  const borrower = borrowerOf();
  window.addEventListener('popstate', () => {
    if (borrowerOf() === borrower) return;
    // Another borrower: nothing of this one stays, and nothing is typed or tapped again.
    render(null, container);
    Object.assign(state, { isShown: false, taps: [], values: [], toasts: [] });
  });
  await firstAnswer();
  // Preact renders in a microtask; the frame after the next one has it on screen.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const isWaiting = container.querySelector(BUSY) !== null;
  if (container.querySelector('main') !== null && !isWaiting) state.isShown = true;
  else if (container.childElementCount === 0 && loading !== null) container.append(loading);
}

/** A screen that breaks here leaves the place to the app. */
class Guard extends Component<{ children?: ComponentChildren }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static override getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ComponentChild {
    return this.state.isBroken ? null : this.props.children;
  }
}
