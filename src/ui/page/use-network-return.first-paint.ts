/** In the first paint: the app waits for the network. */
export const useNetworkReturn = (() => undefined) satisfies typeof import('./use-network-return').useNetworkReturn;
