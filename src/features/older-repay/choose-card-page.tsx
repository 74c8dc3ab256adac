/** The list of all cards. Choosing one returns to the payment. */

import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaymentCard } from '../../contract/ways-to-repay';
import { useText } from '../../intl/text';
import { ownParameters } from '../../loan/order';
import { paths } from '../../paths';
import { ActionBar, Button } from '../../ui/form/button';
import { useIsFirstEntry, useParameters, useReplace } from '../../ui/links/use-go';
import { Page } from '../../ui/page/page';
import { Cards } from './cards';
import { paymentMethodsQuery } from './queries';
import { savedCard } from './use-payment';

export default function ChooseCardPage() {
  const t = useText();
  const navigate = useNavigate();
  const replace = useReplace();
  const first = useIsFirstEntry();
  const order = ownParameters('olderRepay', useParameters());
  const query = useQuery(paymentMethodsQuery(order.orderId));
  const [chosenKey, setChosenKey] = useState(() => savedCard(order.orderId).read());
  const chosen = query.data?.cards.find((card) => card.key === chosenKey);
  const isLeaving = useRef(false);

  const choose = (card: PaymentCard) => {
    savedCard(order.orderId).save(card.key);
    setChosenKey(card.key);
  };
  const returnToPayment = () => {
    // One tap on a label fires two `click` events.
    if (isLeaving.current) return;
    isLeaving.current = true;
    // The previous history entry may not be the payment.
    if (first) replace(paths.olderRepay(order));
    else void navigate(-1);
  };

  return (
    <Page
      busy={query.data === undefined && query.isFetching}
      // A tap on a card returns at once. The button is for the arrow keys, which only choose, and for a card chosen before.
      bar={
        chosen && (
          <ActionBar>
            <Button onClick={returnToPayment}>{t('olderRepay.useCard')}</Button>
          </ActionBar>
        )
      }
    >
      <Cards
        query={query}
        order={order}
        chosen={chosen}
        choose={choose}
        onSelect={(card) => {
          choose(card);
          returnToPayment();
        }}
      />
      {query.data !== undefined && query.data.cards.length > 0 && <p className="muted">{t('olderRepay.chooseText')}</p>}
    </Page>
  );
}
