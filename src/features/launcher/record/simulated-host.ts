export function installSimulatedHost(): void {}
export function keepSimulatedHost(): void {}
