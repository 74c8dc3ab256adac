/** A loan product: its amount, its terms, and the link to its confirmation. */
import { useQuery } from '@tanstack/react-query';
import type { Line } from '../../api/decode';
import { readQuery } from '../../api/read-query';
import { product } from '../../contract/product';
import { sumHundredths } from '../../format/money';
import { useText } from '../../intl/text';
import { Lines } from '../../loan/lines';
import { Product } from '../../loan/product';
import { CustomerServiceButton, FailureService } from '../../loan/service/help';
import { offerFacts } from '../../loan/term';
import { paths } from '../../paths';
import { openScreen } from '../../platform/navigation';
import { ActionBar, Button } from '../../ui/form/button';
import { useGo, useParameters } from '../../ui/links/use-go';
import { Card } from '../../ui/page/card';
import { Hero } from '../../ui/page/hero';
import { LoadedPage, Page } from '../../ui/page/page';
import { EmptyView } from '../../ui/page/state-view';

/** Whether the last line is the sum of the amounts above it. */
function endsWithTotal(lines: readonly Line[]): boolean {
  const amounts = lines.map(({ value }) => value);
  const total = amounts.pop();
  return total !== undefined && sumHundredths(amounts) === total;
}

export default function ProductPage() {
  const t = useText();
  const go = useGo();
  const productId = useParameters().get('productId');
  const query = useQuery(readQuery(product, { productId }));

  return (
    <LoadedPage query={query} failureActions={<FailureService error={query.error} />}>
      {(detail) => {
        const known = detail.product.name !== undefined || detail.amount !== undefined || detail.lines.length > 0;
        // The confirmation shows the cost; without a product id there is no link to it.
        const confirmedId = detail.id ?? productId;
        return (
          <Page
            hero={
              known && (
                <Hero
                  product={<Product {...detail.product} />}
                  label={t('product.amount')}
                  amount={detail.amount}
                  note={detail.about}
                  facts={offerFacts(t, detail, 'product.rate')}
                />
              )
            }
            bar={
              known &&
              confirmedId !== undefined && (
                <ActionBar>
                  <Button
                    onClick={() => openScreen(paths.confirmLoan({ productId: confirmedId }), go)}
                    note={t('product.continueHint')}
                  >
                    {t('common.continue')}
                  </Button>
                </ActionBar>
              )
            }
          >
            {detail.lines.length > 0 ? (
              <Card title={t('product.terms')}>
                <Lines lines={detail.lines} hasTotal={endsWithTotal(detail.lines)} />
              </Card>
            ) : (
              <EmptyView title="empty.title" text="product.emptyText">
                <CustomerServiceButton />
              </EmptyView>
            )}
          </Page>
        );
      }}
    </LoadedPage>
  );
}
