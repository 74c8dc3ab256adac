/** Replaces the table of shapes in the first paint: the document has the opened screen's title and shape. */
import type { Screen } from '../../ui/use-screen';

export const useScreen = (): Screen => window.firstPaint?.screen ?? { title: undefined, cards: [] };
