import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { sessionQuery } from '../../platform/session';
import { useParameters } from '../../ui/links/use-go';
import { Card } from '../../ui/page/card';
import { Action, Field } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';
import { type Fields, filled, screenAddress } from './fields';

const REPAYMENT = '1';

/** One tap to each screen, with the fields as its query. */
export function Shortcuts({ fields, save }: { fields: Fields; save: (fields: Fields) => void }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const session = sessionQuery(useParameters());
  const order = { productId: filled(fields, 'productId'), orderId: filled(fields, 'orderId') };
  const shortcuts = [
    [t('open.confirmLoan'), paths.confirmLoan(order)],
    [t('open.order'), paths.order(order)],
    [t('open.repay'), paths.repay(order)],
    [t('open.extension'), paths.extension(order)],
    [t('open.bindBank'), paths.bindBank()],
    [t('open.aboutUs'), paths.aboutUs()],
    [t('open.complaint'), paths.complaint(order)],
    [t('common.customerService'), paths.service()],
    [t('open.privacyPolicy'), paths.privacyPolicy()],
  ] as const;
  const payCode = filled(fields, 'payCode');
  const amount = filled(fields, 'amount');
  const instructions = paths.instructions({ ...order, requestType: REPAYMENT, amount, payCode });
  const shortcut = (name: string, path: string) => (
    // Not `useGo`: it would add a field that was emptied here from this page's own address.
    <Action
      text={name}
      key={name}
      variant="secondary"
      onClick={() => void navigate(screenAddress(path, fields, session))}
    />
  );
  return (
    <Card title={t('screens')}>
      <div className={styles.shortcuts}>{shortcuts.map(([name, path]) => shortcut(name, path))}</div>
      <div className={styles.form}>
        {(['payCode', 'amount'] as const).map((name) => (
          <Field
            key={name}
            label={t(`field.${name}`)}
            inputMode={name === 'amount' ? 'numeric' : 'text'}
            value={fields[name]}
            onChange={(value) => save({ ...fields, [name]: value })}
          />
        ))}
      </div>
      <div className={styles.stack}>{shortcut(t('open.instructions'), instructions)}</div>
    </Card>
  );
}
