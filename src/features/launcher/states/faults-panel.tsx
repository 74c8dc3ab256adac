export function FaultsPanel() {
  return null;
}
