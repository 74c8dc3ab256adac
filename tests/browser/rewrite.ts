/** Rewrites the texts of a page as browsers' translators and readers do, and reads them. */

/** Before each text that was rewritten. */
export const MARK = '·';

/** In the page: wraps each text node in two elements, and again after each change. It must run before the page's scripts. */
export function rewriteTexts(): void {
  const kept = 'font, script, style, noscript, template, textarea';
  const rewrite = () => {
    if (document.body === null) return;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) {
      if (node.data === '' || node.parentElement === null || node.parentElement.closest(kept) !== null) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      // Amounts and codes as they are: nothing changes them, but some tools make links of them.
      const isKept = node.parentElement.closest('[translate="no"]') !== null;
      inner.textContent = (isKept ? '' : (document.documentElement.dataset.mark ?? '')) + node.data;
      outer.append(inner);
      node.replaceWith(outer);
    }
  };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    rewrite();
    observe();
  });
  const observe = () => observer.observe(document, { childList: true, characterData: true, subtree: true });
  observe();
}

/** In the page: from now on, rewritten texts begin with the mark. Before, the names of controls must be the app's own. */
export function markTexts(mark: string): void {
  document.documentElement.dataset.mark = mark;
}

/** In the page: its text. */
export function shownText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const isShown = element?.closest('script, style, noscript, template, #first-paint, .start-notice') === null;
    // Messages of calls, and the links to other languages, come with the speed of the machine.
    if (isShown && element.closest('.adm-toast-mask, a[hreflang]') === null)
      texts.push(walker.currentNode.nodeValue ?? '');
  }
  return texts.join('|');
}

/** A text without the marks, times, seconds that are counted, and numbers that the sandbox draws. */
export const comparable = (text: string): string =>
  text
    .replaceAll(MARK, '')
    // The screen may have an element between the seconds and their fraction.
    .replace(/\d\d:\d\d(?::\d\d)?|\.\d+Z/g, 'TIME')
    .replace(/\b[3678]\d{9,14}\b/g, 'NUMBER')
    .replace(/\b\d+ s\b/g, 'SECONDS')
    .replace(/[\s|]+/g, ' ')
    .trim();

/** Where two texts differ; empty if they are the same. */
export function differenceOf(shown: string, wanted: string): string {
  if (shown === wanted) return '';
  let at = 0;
  while (shown[at] === wanted[at]) at += 1;
  const near = (whole: string) => whole.slice(Math.max(0, at - 30), at + 30);
  return `“${near(shown)}” instead of “${near(wanted)}”`;
}

/** In the page: clicks the visible elements with this text; a dialog may cover them. @returns how many. */
export function clickAll([selector, text, mark]: readonly [
  selector: string,
  text?: string | undefined,
  mark?: string,
]) {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      (text === undefined || element.textContent.replaceAll(mark ?? '', '').trim() === text),
  );
  for (const element of found) element.click();
  return found.length;
}

/** How the next answers differ from the server's. */
export type Change = 'other values' | 'other status';

const SETTLED = 200;

/** Another answer of the same shape: other amounts, codes, dates and words; or the same with a settled order. */
export function changed(answer: string, change: Change): string {
  const other = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => other(item, name));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, other(item, key)]));
    }
    if (/status$/i.test(name) && typeof value === 'number') return change === 'other status' ? SETTLED : value;
    if (typeof value === 'number' && value > 1000) return value + 86_500;
    if (
      typeof value !== 'string' ||
      /id$|code$|url|logo|^(?:https?|data|\/)/i.test(`${name}`) ||
      /^(?:https?:|data:|\/)/.test(value)
    )
      return value;
    return /^[\d\s:-]+$/.test(value)
      ? value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
      : `${value} ${value.length}`;
  };
  try {
    const { data, ...envelope } = JSON.parse(answer);
    return JSON.stringify({ ...envelope, data: other(data) });
  } catch {
    return answer;
  }
}
