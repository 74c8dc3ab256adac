import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import { type Shape, screenList } from '../../screens';

/** The title and the shape of the screen at the current route. */
export function useScreen(): Shape & { title: string | undefined } {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { hero, cards = [], title } = screenList.find(({ route }) => matchPath(route, pathname)) ?? {};
  return { hero, cards, title: title && intl.formatMessage({ id: title }) };
}
