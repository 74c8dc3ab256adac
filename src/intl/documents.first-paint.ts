/** In the first paint: loads the document that the boot script has preloaded. */
import type { DocumentName } from './documents';

export const documentQuery = (name: DocumentName) => ({
  queryKey: ['document', name],
  queryFn: async (): Promise<unknown> => {
    const address = window.firstPaint?.document;
    if (address === undefined) throw new Error(`No document ${name}`);
    const module = (await import(/* @vite-ignore */ address)) as { default: unknown };
    return module.default;
  },
});
