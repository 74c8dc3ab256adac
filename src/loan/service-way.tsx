/** The way to customer service, where a screen has no other help to offer. */
import { useIntl } from 'react-intl';
import { paths } from '../paths';
import { Button } from '../ui/button';
import { useGo } from '../ui/use-go';

export function ServiceWay({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const intl = useIntl();
  const go = useGo();
  return (
    <Button variant={variant} onClick={() => go(paths.service())}>
      {intl.formatMessage({ id: 'common.customerService' })}
    </Button>
  );
}
