import { useText } from '../../intl/text';
import { useBrand, useBrandText } from '../../ui/brand/use-brand';
import { PhoneLink } from '../../ui/links/contact-link';
import { Card } from '../../ui/page/card';
import styles from './lender-card.module.css';

/** Who lends the money: name, address, telephone, and licence where the brand has one. */
export function LenderCard() {
  const t = useText();
  const { company, address, servicePhone, licence } = useBrand();
  const licenceText = useBrandText(licence);
  return (
    <Card title={t('promotion.lender')}>
      <div className={styles.lender}>
        <p translate="no">
          <b>{company}</b>
        </p>
        <p className="muted" translate="no">
          {address}
        </p>
        <PhoneLink className="link" number={servicePhone} />
        {licenceText !== undefined && <p className="hint">{licenceText}</p>}
      </div>
    </Card>
  );
}
