/** Whether a text contains every word of a search, whatever their case and accents. Pure. */
export function matchesSearch(text: string, search: string): boolean {
  const plainText = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => plainText.includes(word));
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
