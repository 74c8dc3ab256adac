/** The bridge to the native application. Each caller has a fallback for browsers (contract, section 4). */

import type { BridgeCall } from '../../theme/brands';
import { currentBrand } from './session';

export type BridgeValue = string | number | Readonly<Record<string, string>>;

export interface MessageHandler {
  postMessage(body: readonly BridgeValue[]): unknown;
}

declare global {
  interface Window {
    webkit?: { messageHandlers?: Readonly<Record<string, MessageHandler | undefined>> };
  }
}

/** One call as it was sent. `name`: the handler's name. `received`: whether a handler received it. */
export interface SentBridgeCall {
  call: BridgeCall;
  name: string;
  body: readonly BridgeValue[];
  received: boolean;
}

interface BridgeHook {
  /** Called for each call, also if it has no handler. */
  onCall?: (sent: SentBridgeCall) => void;
  /** Replaces the lookup of handlers, because `window.webkit.messageHandlers` cannot be overwritten. */
  findHandler?: ((call: BridgeCall) => MessageHandler | undefined) | undefined;
}

/** Used by the test page only; empty in builds without it. */
export const bridgeHook: BridgeHook = {};

export const bridgeNames = () => currentBrand().bridge;

export function canCall(call: BridgeCall): boolean {
  return handlerOf(call) !== undefined;
}

/** Whether the native application shows the page: it has at least one of the handlers. */
export function isInNativeApp(): boolean {
  return (Object.keys(bridgeNames()) as BridgeCall[]).some(canCall);
}

/**
 * Sends one call to the native application.
 * @param fallback what the browser does if the handler is missing, throws, or rejects its promise.
 * @returns whether a handler received it.
 */
export function callNative(call: BridgeCall, body?: BridgeValue, fallback: () => void = () => undefined): boolean {
  const name = bridgeNames()[call];
  const message = body === undefined ? [] : [body];
  const received = post(call, message, fallback);
  if (name !== undefined) bridgeHook.onCall?.({ call, name, body: message, received });
  if (!received) fallback();
  return received;
}

function post(call: BridgeCall, body: readonly BridgeValue[], fallback: () => void): boolean {
  const handler = handlerOf(call);
  if (handler === undefined) return false;
  try {
    Promise.resolve(handler.postMessage(body)).catch(fallback);
    return true;
  } catch {
    return false;
  }
}

function handlerOf(call: BridgeCall): MessageHandler | undefined {
  const name = bridgeNames()[call];
  if (name === undefined) return undefined;
  try {
    const handler =
      bridgeHook.findHandler === undefined ? window.webkit?.messageHandlers?.[name] : bridgeHook.findHandler(call);
    return typeof handler?.postMessage === 'function' ? handler : undefined;
  } catch {
    return undefined; // some native applications throw for unknown names
  }
}
