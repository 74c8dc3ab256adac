/** Recommended products. "Borrow again" opens this page in a browser without the native application. */
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { isCut } from '../../api/decode';
import { useParameters } from '../../ui/links/use-go';
import { Card } from '../../ui/page/card';
import { LoadedPage, Page } from '../../ui/page/page';
import { StateView } from '../../ui/page/state-view';
import { EMPTY } from '../../ui/picture/illustration';
import { RestNote } from '../../ui/text/rest-note';
import { OfferLink } from './offer-link';
import styles from './product.module.css';
import { recommendedQuery } from './queries';

export default function RecommendListPage() {
  const intl = useIntl();
  const query = useQuery(recommendedQuery(useParameters().get('productId')));

  return (
    <LoadedPage query={query}>
      {(offers) => (
        <Page>
          {offers.length === 0 ? (
            <StateView
              illustration={EMPTY}
              title={intl.formatMessage({ id: 'product.emptyListTitle' })}
              text={intl.formatMessage({ id: 'product.emptyListText' })}
            />
          ) : (
            <>
              <Card>
                <p className={`muted ${styles.intro}`}>{intl.formatMessage({ id: 'product.listIntro' })}</p>
              </Card>
              <ul className={styles.list}>
                {offers.map((offer, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an offer's id may be missing or repeat
                  <li key={index}>
                    <OfferLink offer={offer} number={index + 1} />
                  </li>
                ))}
              </ul>
              {isCut(offers) && <RestNote />}
            </>
          )}
        </Page>
      )}
    </LoadedPage>
  );
}
