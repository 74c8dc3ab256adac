/** What a report says of the device and the app around a screen. */
import { handledCalls } from '../bridge/simulated-host';
import type { Circumstances } from './report';

export function readCircumstances(): Circumstances {
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    madeAt: new Date().toISOString(),
    app: __VERSION__,
    device: {
      userAgent: navigator.userAgent,
      viewport: `${window.innerWidth}×${window.innerHeight}`,
      pixelRatio: window.devicePixelRatio,
      scheme: dark ? 'dark' : 'light',
      language: navigator.language,
      online: navigator.onLine,
    },
    handlers: handledCalls(),
  };
}
