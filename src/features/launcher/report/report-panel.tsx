import type { Fields } from '../open/fields';

export function ReportPanel(_: { fields: Fields }) {
  return null;
}
