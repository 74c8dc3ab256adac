import { matchPath, useLocation } from 'react-router-dom';
import { useText } from '../../intl/text';
import { type Skeleton, screenList } from '../../screens';

export function useScreen(): Skeleton & { title: string | undefined } {
  const t = useText();
  const { pathname } = useLocation();
  const { skeleton = { cards: [] }, title } = screenList.find(({ route }) => matchPath(route, pathname)) ?? {};
  return { ...skeleton, title: title && t(title) };
}
