import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useMoney } from '../../intl/values';
import { offerFacts } from '../../loan/term';
import { paths } from '../../paths';
import { withSession } from '../../platform/session';
import { ForwardIcon } from '../../ui/picture/icons';
import { LogoTile } from '../../ui/picture/tile';
import { fitFigures } from '../../ui/text/figures';
import styles from './product.module.css';
import type { ProductSummary } from './queries';

interface OfferLinkProps {
  offer: ProductSummary;
  /** The position in the list; used as the name of an offer without one. */
  number: number;
}

/** A card that links to the product of an offer. An offer without a product id is shown without a link. */
export function OfferLink({ offer, number }: OfferLinkProps) {
  const intl = useIntl();
  const money = useMoney();
  const factsId = useId();
  const { id, product, tag, amount } = offer;
  const name = product.name ?? intl.formatMessage({ id: 'product.unnamed' }, { number });
  const facts = offerFacts(intl, offer, 'product.rate');
  const shown = amount === undefined ? '—' : money(amount);

  const content = (
    <>
      <LogoTile src={product.logo} name={name} />
      <span>
        <span className={styles.name}>{name}</span>
        <span id={factsId} className={styles.facts} aria-hidden={id !== undefined}>
          <span className={styles.amount} {...fitFigures(shown)}>
            {shown}
          </span>
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed while it is shown
            <span key={index} className={styles.fact}>
              {fact}
            </span>
          ))}
          {tag !== undefined && <span className={styles.tag}>{tag}</span>}
        </span>
      </span>
    </>
  );
  if (id === undefined) return <div className={`surface ${styles.offer}`}>{content}</div>;
  return (
    <Link
      className={`surface ${styles.offer}`}
      to={withSession(paths.product({ productId: id }))}
      aria-describedby={factsId}
    >
      {content}
      <ForwardIcon className={styles.forward} />
    </Link>
  );
}
