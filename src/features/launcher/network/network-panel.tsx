export function NetworkPanel() {
  return null;
}
