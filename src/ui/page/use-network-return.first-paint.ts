/** In the first paint: the app waits for the network. */
type UseNetworkReturn = typeof import('./use-network-return');

export const useNetworkReturn = (() => undefined) satisfies UseNetworkReturn['useNetworkReturn'];

export const useRetryOnReturn = (() => undefined) satisfies UseNetworkReturn['useRetryOnReturn'];
