/** Rewrites pages as browsers' translators and readers do, and reads their text. */
import type { Page } from '@playwright/test';

/** Before each text that was rewritten. */
const MARK = '·';

declare global {
  interface Window {
    /** What each rewritten text begins with. */
    rewriteMark?: string;
  }
}

/** Wraps each text node in two elements, and again after each change; in all pages that are opened from now on. */
export async function rewritePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
        const mark = node.parentElement.closest('[translate="no"]') === null ? (window.rewriteMark ?? '') : '';
        inner.textContent = mark + node.data;
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
  });
}

/** From now on, rewritten texts differ. Before, the names of controls must be the app's own. */
export const markTexts = (page: Page) =>
  page.evaluate((mark) => {
    window.rewriteMark = mark;
  }, MARK);

/** The text of a page, without the marks, times, and numbers that the sandbox draws. */
export async function textOfPage(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
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
  });
  return text
    .replaceAll(MARK, '')
    .replace(/\d\d:\d\d(?::\d\d(?:\.\d+Z)?)?/g, 'TIME')
    .replace(/\b[3678]\d{9,14}\b/g, 'NUMBER')
    .replace(/[\s|]+/g, ' ')
    .trim();
}
