/** What is wrong with the layout and the colours of the shown screen. */
import type { Page } from '@playwright/test';

/**
 * Examines the page as it is, then with text at 200 %, which stays.
 * @returns a description of each amount, date or number, and each word of a title, that is broken across lines, of each
 * control that something covers, of content that is wider than the window, and of each text with too little contrast to
 * what is behind it.
 */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    /** ms; longer than anything needs to move away from a control. */
    const LONGEST_MOVE = 3000;

    const problems = async () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wider = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : [];
      return [...wider, ...brokenFigures(), ...brokenTitles(), ...(await coveredControls())];
    };

    const brokenFigures = () => texts().flatMap((text) => brokenIn(text, /[−-]?[$₹]?\d[\d.,:%-]+/g));

    const brokenTitles = () =>
      texts().flatMap((text) => (text.parentElement?.closest('h1') ? brokenIn(text, /\p{L}+/gu) : []));

    const brokenIn = (text: Text, pattern: RegExp) =>
      [...text.data.matchAll(pattern)].flatMap(({ index, 0: part }) => {
        // The app lets longer ones break (src/ui/text/figures.tsx).
        if (part.length > 34) return [];
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + part.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [`broken across ${lines.size} lines: ${part}`] : [];
      });

    /** Controls whose middle belongs to another element after they are scrolled into view. */
    const coveredControls = async () => {
      const dialogs = document.querySelectorAll('[role="dialog"]');
      const controls = (dialogs[dialogs.length - 1] ?? document.body).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, [role="button"]',
      );
      const covered: string[] = [];
      for (const control of controls) {
        // What takes no taps may be covered.
        if (isHidden(control) || getComputedStyle(control).pointerEvents === 'none') continue;
        const scrollTo = () => control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        scrollTo();
        // A long list measures its rows with the next frame. The button to customer service moves away when the page rests.
        const end = performance.now() + LONGEST_MOVE;
        while (coverOf(control) !== undefined && performance.now() < end) {
          await framesRendered();
          scrollTo();
        }
        const cover = coverOf(control);
        if (cover !== undefined) covered.push(`covered: ${nameOf(control)} by ${cover}`);
      }
      return covered;
    };

    /** What is in front of a control's middle; undefined if nothing is. */
    const coverOf = (control: HTMLElement): string | undefined => {
      const { x, y, width, height } = control.getClientRects()[0] ?? new DOMRect();
      if (width <= 1 || height <= 1) return undefined;
      const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
      // A toast is shown for a short time only.
      const top = stack.find((element) => element.contains(control) || !element.closest('.adm-toast-mask'));
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const isHit = top !== undefined && [control, ...labels].some((target) => target.contains(top));
      return isHit ? undefined : (nameOf(top) ?? 'nothing');
    };

    /** What measures itself after a frame is rendered in the next. */
    const framesRendered = async () => {
      for (let count = 0; count < 2; count += 1) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
    };

    const nameOf = (element?: Element) => element?.outerHTML.replace(/^(.{120}).+$/s, '$1…');

    const isHidden = (element: Element) =>
      element.closest('.visually-hidden, [hidden]') !== null || !element.checkVisibility({ visibilityProperty: true });

    const texts = () => {
      const found: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof Text && /\S/.test(node.data) && node.parentElement && !isHidden(node.parentElement))
          found.push(node);
      }
      return found;
    };

    /** The texts whose contrast is below 4.5:1, or 3:1 for large ones. A picture may have any colour. */
    const faintTexts = () =>
      [...new Set(texts().map(({ parentElement }) => parentElement as HTMLElement))].flatMap((element) => {
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
        const [ink] = colorsOf(color);
        if (ink === undefined) return [];
        const contrasts = backdropsOf(element).map((backdrop) => contrast(over(ink, backdrop), backdrop));
        const lowest = Math.min(...contrasts);
        return lowest < needed ? [`contrast ${lowest.toFixed(2)}: ${nameOf(element)}`] : [];
      });

    /** Red, green, blue from 0 to 255, opacity from 0 to 1. */
    type Color = readonly [number, number, number, number];
    const colorsOf = (css: string): Color[] =>
      [...css.matchAll(/rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)/g)].map(
        ([, red, green, blue, opacity = '1']) => [Number(red), Number(green), Number(blue), Number(opacity)] as const,
      );
    const over = ([red, green, blue, opacity]: Color, below: Color): Color => {
      const mix = (value: number, index: 0 | 1 | 2) => value * opacity + below[index] * (1 - opacity);
      return [mix(red, 0), mix(green, 1), mix(blue, 2), 1];
    };
    const luminance = ([red, green, blue]: Color) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
        value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: Color, other: Color) => {
      const [a, b] = [luminance(one), luminance(other)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };

    /** The colours that may be behind an element's text: the ends of gradients, and black and white for pictures. */
    const backdropsOf = (element: Element | null): Color[] => {
      if (element === null) return [[255, 255, 255, 1]];
      const { backgroundColor, backgroundImage, position } = getComputedStyle(element);
      // From top to bottom; each layer has one colour or several.
      const layers = backgroundImage
        .split(/, (?=(?:repeating-)?(?:linear|radial|conic)-gradient\(|url\()/)
        .filter((layer) => layer !== 'none')
        .map((layer) => (layer.startsWith('url(') ? ANY : colorsOf(layer)));
      layers.push(colorsOf(backgroundColor));
      if (position === 'absolute' && element.parentElement?.querySelector('img')) layers.push(ANY);
      const isOpaque = layers.some((layer) => layer.length > 0 && layer.every((color) => color[3] === 1));
      const below = isOpaque ? [] : backdropsOf(element.parentElement);
      return layers
        .reverse()
        .reduce<Color[]>(
          (backdrops, layer) =>
            layer.length === 0
              ? backdrops
              : backdrops.length === 0
                ? layer.filter((color) => color[3] === 1)
                : layer.flatMap((color) => backdrops.map((backdrop) => over(color, backdrop))),
          below,
        );
    };
    const ANY: Color[] = [
      [0, 0, 0, 1],
      [255, 255, 255, 1],
    ];

    const usual = [...(await problems()), ...faintTexts()];
    document.documentElement.style.fontSize = '200%';
    await framesRendered();
    return [...usual, ...(await problems()).map((problem) => `200 %: ${problem}`)];
  });
}

/** @param size of the root element, such as `200%`. */
export const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** What measures itself after a frame is rendered in the next. */
export const framesRendered = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 2; count += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** Resizes the window, and waits until the page is rendered in the new size. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await framesRendered(page);
}
