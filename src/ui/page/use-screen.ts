import { matchPath, useLocation } from 'react-router-dom';
import { useText } from '../../intl/text';
import { type Shape, screenList } from '../../screens';

/** The title and the shape of the screen at the current route. */
export function useScreen(): Shape & { title: string | undefined } {
  const t = useText();
  const { pathname } = useLocation();
  const { hero, cards = [], columns, title } = screenList.find(({ route }) => matchPath(route, pathname)) ?? {};
  return { hero, cards, columns, title: title && t(title) };
}
