/** jsdom draws nothing; this collects what would be drawn. */
import { vi } from 'vitest';

/** @returns the texts that are drawn from now on. */
export function watchDrawing(): string[] {
  const drawn: string[] = [];
  const context = {
    canvas: { width: 1080 },
    measureText: () => ({ width: 10 }),
    fillText: (text: string) => drawn.push(text),
    fillRect: () => undefined,
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA');
  return drawn;
}
