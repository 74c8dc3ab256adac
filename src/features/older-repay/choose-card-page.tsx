/** All cards to pay with: one is chosen, and the payment goes on with it. */
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { withSession } from '../../host/session';
import { useOrderKey } from '../../loan/use-order-key';
import { paths } from '../../paths';
import { ActionBar, Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { useGo, useIsFirstEntry, useParameters } from '../../ui/use-go';
import { Cards } from './cards';
import { keepChosenCard, readChosenCard } from './kept';
import { waysQuery } from './queries';
import type { PaymentCard } from './wire';

export default function ChooseCardPage() {
  const intl = useIntl();
  const go = useGo();
  const navigate = useNavigate();
  const first = useIsFirstEntry();
  const order = { ...useOrderKey(), couponId: useParameters().get('couponId') };
  const query = useQuery(waysQuery(order.orderId));
  const [chosenKey, setChosenKey] = useState(() => readChosenCard(order.orderId));
  const chosen = query.data?.cards.find((card) => card.key === chosenKey);
  const left = useRef(false);

  const choose = (card: PaymentCard) => {
    keepChosenCard(order.orderId, card.key);
    setChosenKey(card.key);
  };
  const goOn = () => {
    // One tap on a label is two clicks.
    if (left.current) return;
    left.current = true;
    // There may be no payment behind this screen to go back to.
    if (first) void navigate(withSession(paths.olderRepay(order)), { replace: true });
    else void navigate(-1);
  };

  return (
    <Page
      title={intl.formatMessage({ id: 'olderRepay.chooseTitle' })}
      busy={query.data === undefined && query.isFetching}
      bar={
        query.data !== undefined &&
        query.data.cards.length > 0 && (
          <ActionBar>
            <Button onClick={goOn} disabled={chosen === undefined}>
              {intl.formatMessage({ id: 'olderRepay.useCard' })}
            </Button>
            <Button look="secondary" onClick={() => go(paths.bindCard())}>
              {intl.formatMessage({ id: 'olderRepay.addCard' })}
            </Button>
          </ActionBar>
        )
      }
    >
      <Cards
        query={query}
        order={order}
        chosen={chosen}
        choose={choose}
        settle={(card) => {
          choose(card);
          goOn();
        }}
      />
    </Page>
  );
}
