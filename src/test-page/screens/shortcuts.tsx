import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { Card } from '../../ui/page/card';
import { Action } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';
import { type Fields, filled, screenAddress } from './fields';
import { useLanguage } from './use-fields';

const REPAYMENT = '1';

/** One tap to each screen, with the fields as its query. */
export function Shortcuts({ fields }: { fields: Fields }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const order = { productId: filled(fields, 'productId'), orderId: filled(fields, 'orderId') };
  const payCode = filled(fields, 'payCode');
  const amount = filled(fields, 'amount');
  const shortcuts = [
    [t('screen.confirmation'), paths.confirmLoan(order)],
    [t('screen.order'), paths.order(order)],
    [t('screen.repayment'), paths.repay(order)],
    [t('screen.extension'), paths.extension(order)],
    [t('screen.bankCards'), paths.bindBank()],
    [t('aboutUs.title'), paths.aboutUs()],
    [t('complaint.title'), paths.complaint(order)],
    [t('service.title'), paths.service()],
    [t('legal.privacyTitle'), paths.privacyPolicy()],
    [t('screen.instructions'), paths.instructions({ ...order, requestType: REPAYMENT, amount, payCode })],
  ] as const;
  return (
    <Card title={t('section.open')}>
      <div className={styles.tiles}>
        {shortcuts.map(([name, path]) => (
          // Not `useGo`: it would add a field that was emptied here from this page's own address.
          <Action
            text={name}
            key={name}
            variant="secondary"
            onClick={() => void navigate(screenAddress(path, fields, language))}
          />
        ))}
      </div>
    </Card>
  );
}
