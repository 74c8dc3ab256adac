/** The native application: eleven calls, each with what a plain browser does instead (contract, section 4). */

/** call → handler name; assumed but for `to`, `toP`, `offToLogin`, and replaceable by the brand. */
export const BRIDGE_NAMES = {
  navigate: 'to',
  navigateWithPayload: 'toP',
  close: 'closeWebView',
  home: 'toHome',
  mine: 'toMine',
  login: 'offToLogin',
  callPhone: 'callPhone',
  rateApp: 'toGrade',
  trackPoint: 'confirmBurialPoint',
  startBank: 'startBank',
  endBank: 'endBank',
} as const;

export type BridgeCall = keyof typeof BRIDGE_NAMES;
export type BridgeNames = Readonly<Record<BridgeCall, string>>;

/** What may stand in a message: JSON. */
export type BridgeValue = string | number | Readonly<Record<string, string>>;

export interface MessageHandler {
  postMessage(body: readonly BridgeValue[]): unknown;
}

declare global {
  interface Window {
    webkit?: { messageHandlers?: Readonly<Record<string, MessageHandler | undefined>> };
  }
}

let names: BridgeNames = BRIDGE_NAMES;

/** One call as it went out: `name` is the handler's; `taken` says whether somebody took it. */
export interface SentBridgeCall {
  call: BridgeCall;
  name: string;
  body: readonly BridgeValue[];
  taken: boolean;
}

interface BridgeHook {
  /** Hears each call, also those that nobody takes. */
  onCall?: (sent: SentBridgeCall) => void;
  /** Finds handlers in the place of the application's own, which WebKit lets nobody replace. */
  findHandler?: ((call: BridgeCall) => MessageHandler | undefined) | undefined;
}

/** The test page's hook into the bridge; empty in every other build. */
export const bridgeHook: BridgeHook = {};

/** The handler names in force: the standard ones under the brand's. */
export function bridgeNames(): BridgeNames {
  return names;
}

/** Takes the brand's handler names over the standard ones. */
export function renameBridge(brandNames: Partial<BridgeNames>): void {
  names = { ...BRIDGE_NAMES, ...brandNames };
}

/** Whether the host application listens to this call. */
export function canCall(call: BridgeCall): boolean {
  return handlerOf(call) !== undefined;
}

/**
 * Sends one call to the native application.
 * @returns whether it was taken; when not (no handler, or one that throws), the caller does what a plain browser does.
 */
export function callNative(call: BridgeCall, ...body: [] | [BridgeValue]): boolean {
  const taken = post(call, body);
  bridgeHook.onCall?.({ call, name: names[call], body, taken });
  return taken;
}

function post(call: BridgeCall, body: readonly BridgeValue[]): boolean {
  const handler = handlerOf(call);
  if (handler === undefined) return false;
  try {
    handler.postMessage(body);
    return true;
  } catch {
    return false;
  }
}

function handlerOf(call: BridgeCall): MessageHandler | undefined {
  try {
    const handler =
      bridgeHook.findHandler === undefined
        ? window.webkit?.messageHandlers?.[names[call]]
        : bridgeHook.findHandler(call);
    return typeof handler?.postMessage === 'function' ? handler : undefined;
  } catch {
    return undefined; // a host may throw on unknown names
  }
}
