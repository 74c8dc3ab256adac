/** Recommended products. "Borrow again" opens this page in a browser without the native application. */

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { mayHaveMore } from '../../api/decode';
import { readQuery } from '../../api/read-query';
import type { ProductSummary } from '../../contract/product';
import { recommendedProducts } from '../../contract/recommended-products';
import { useMoney, useText } from '../../intl/text';
import { FailureService } from '../../loan/service/help';
import { offerFacts } from '../../loan/term';
import { paths } from '../../paths';
import { withSession } from '../../platform/session';
import link from '../../ui/links/card-link.module.css';
import { HomeButton } from '../../ui/links/go-button';
import { useParameters } from '../../ui/links/use-go';
import { CutHint } from '../../ui/page/card';
import { LoadedPage, Page } from '../../ui/page/page';
import { EmptyView } from '../../ui/page/state-view';
import { ForwardIcon } from '../../ui/picture/icons';
import { LogoTile } from '../../ui/picture/remote-image';
import { fitFigures } from '../../ui/text/figures';
import styles from './recommend-list-page.module.css';

export default function RecommendListPage() {
  const t = useText();
  const productId = useParameters().get('productId');
  const query = useQuery(readQuery(recommendedProducts, { productId }));

  return (
    <LoadedPage query={query} failureActions={<FailureService error={query.error} />}>
      {(offers) => (
        <Page hero={offers.length > 0 && <p className={styles.intro}>{t('product.listIntro')}</p>}>
          {offers.length === 0 ? (
            <EmptyView title="product.emptyListTitle" text="product.emptyListText">
              <HomeButton variant="secondary" />
            </EmptyView>
          ) : (
            <>
              <ul className={styles.offers}>
                {offers.map((offer, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an offer's id may be missing or repeat
                  <li key={index} className={styles.item}>
                    <OfferLink offer={offer} number={index + 1} />
                  </li>
                ))}
              </ul>
              {mayHaveMore(offers) && <CutHint />}
            </>
          )}
        </Page>
      )}
    </LoadedPage>
  );
}

interface OfferLinkProps {
  offer: ProductSummary;
  /** The position in the list; used as the name of an offer without one. */
  number: number;
}

/** A card that links to the product of an offer. An offer without a product id is shown without a link. */
function OfferLink({ offer, number }: OfferLinkProps) {
  const t = useText();
  const money = useMoney();
  const factsId = useId();
  const { id, product, tag, amount } = offer;
  const name = product.name ?? t('product.unnamed', { number });
  const [first, ...others] = offerFacts(t, offer, 'product.rate');
  // Two short ones share the first line.
  const facts = [first, tag, ...others].filter((fact) => fact !== undefined);
  const shown = amount === undefined ? undefined : money(amount);

  const content = (
    <>
      <LogoTile src={product.logo} name={name} />
      <div>
        <span className="name" translate="no">
          {name}
        </span>
        <span id={factsId} className={styles.facts} aria-hidden={id !== undefined}>
          {shown !== undefined && (
            <>
              <span className="muted">{t('product.upTo')}</span>
              <span className={styles.amount} {...fitFigures(shown)}>
                {shown}
              </span>
            </>
          )}
          <span className={`hint ${styles.terms}`}>
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed while it is shown
              <span key={index} className={styles.fact}>
                {fact}
              </span>
            ))}
          </span>
        </span>
      </div>
    </>
  );
  if (id === undefined) return <div className={`surface ${link.card} ${styles.offer}`}>{content}</div>;
  return (
    <Link
      className={`surface ${link.card} ${styles.offer}`}
      to={withSession(paths.product({ productId: id }))}
      aria-describedby={factsId}
    >
      {content}
      <ForwardIcon />
    </Link>
  );
}
