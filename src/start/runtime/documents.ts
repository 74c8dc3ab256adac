/** The documents for the first paint: the one that the boot script has asked for. */
import type { DocumentName } from '../../intl/documents';

export const documentQuery = (name: DocumentName) => ({
  queryKey: ['document', name],
  queryFn: async (): Promise<unknown> => {
    const address = window.firstPaint?.document;
    if (address === undefined) throw new Error(`No document ${name}`);
    const module = (await import(/* @vite-ignore */ address)) as { default: unknown };
    return module.default;
  },
});
