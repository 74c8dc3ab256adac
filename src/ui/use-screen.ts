import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import { type Shape, shapes } from './shapes';

export interface Screen extends Shape {
  title: string | undefined;
}

/** The title and the shape of the screen at the current route. */
export function useScreen(): Screen {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [, { title, ...shape } = { cards: [] }] =
    Object.entries(shapes).find(([pattern]) => matchPath(pattern, pathname)) ?? [];
  return { ...shape, title: title && intl.formatMessage({ id: title }) };
}
