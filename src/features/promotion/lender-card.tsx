import { useText } from '../../intl/text';
import { useBrand, useBrandText } from '../../ui/brand/use-brand';
import { PhoneLink } from '../../ui/links/contact-link';
import { Card } from '../../ui/page/card';

/** Who lends the money: name, address, telephone, and licence where the brand has one. */
export function LenderCard() {
  const t = useText();
  const { company, address, servicePhone, licence } = useBrand();
  const licenceText = useBrandText(licence);
  return (
    <Card title={t('promotion.lender')}>
      <b translate="no">{company}</b>
      <p className="muted" translate="no">
        {address}
      </p>
      {licenceText !== undefined && <p className="hint">{licenceText}</p>}
      <PhoneLink className="link" number={servicePhone} />
    </Card>
  );
}
