export function BridgePanel() {
  return null;
}
