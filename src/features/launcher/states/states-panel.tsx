import type { Fields } from '../open/fields';

export function StatesPanel(_: { fields: Fields }) {
  return null;
}
