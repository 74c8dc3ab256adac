import { useNavigate } from 'react-router-dom';
import { sessionQuery } from '../../host/session';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useParameters } from '../../ui/use-go';
import { useTranslations } from '../translations';
import { Field } from './field';
import { type Fields, filled, screenAddress } from './fields';
import styles from './screens-panel.module.css';

const REPAYMENT = '1';

interface ShortcutsProps {
  fields: Fields;
  keep: (fields: Fields) => void;
}

/** One tap to each screen, with the fields as its query. */
export function Shortcuts({ fields, keep }: ShortcutsProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const session = sessionQuery(useParameters());
  // Not `useGo`: it would bring a field that was emptied here back from this page's own address.
  const open = (path: string) => void navigate(screenAddress(path, fields, session));
  const order = { productId: filled(fields, 'productId'), orderId: filled(fields, 'orderId') };
  const instructions = paths.instructions({
    ...order,
    requestType: REPAYMENT,
    amount: filled(fields, 'amount'),
    payCode: filled(fields, 'payCode'),
  });
  return (
    <Card title={t('screens')}>
      <div className={styles.shortcuts}>
        <Button look="secondary" onClick={() => open(paths.confirmLoan(order))}>
          {t('open.confirmLoan')}
        </Button>
        <Button look="secondary" onClick={() => open(paths.order(order))}>
          {t('open.order')}
        </Button>
        <Button look="secondary" onClick={() => open(paths.repay(order))}>
          {t('open.repay')}
        </Button>
        <Button look="secondary" onClick={() => open(paths.extension(order))}>
          {t('open.extension')}
        </Button>
        <Button look="secondary" onClick={() => open(paths.bindBank())}>
          {t('open.bindBank')}
        </Button>
        <Button look="secondary" onClick={() => open(paths.aboutUs())}>
          {t('open.aboutUs')}
        </Button>
        <Button look="secondary" onClick={() => open(paths.complaint(order))}>
          {t('open.complaint')}
        </Button>
        <Button look="secondary" onClick={() => open(paths.service())}>
          {t('common.customerService')}
        </Button>
        <Button look="secondary" onClick={() => open(paths.privacyPolicy())}>
          {t('open.privacyPolicy')}
        </Button>
      </div>
      <div className={styles.instructions}>
        <Field label={t('payCode')} value={fields.payCode} onChange={(payCode) => keep({ ...fields, payCode })} />
        <Field label={t('amount')} numeric value={fields.amount} onChange={(amount) => keep({ ...fields, amount })} />
        <Button look="secondary" onClick={() => open(instructions)}>
          {t('open.instructions')}
        </Button>
      </div>
    </Card>
  );
}
