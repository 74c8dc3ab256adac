/** The part of the Trusted Types API that is used here; WebKit supports it from version 26. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/**
 * The address of a worker's script, as a trusted URL where the browser knows these.
 * @param policy which the document's security policy allows (`build/security-policy.ts`), once.
 * @throws if the browser refuses it.
 */
export function trustedScript(policy: 'photo-worker' | 'offline-worker', url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL(url) ?? url;
}
