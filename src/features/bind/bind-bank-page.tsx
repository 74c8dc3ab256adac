/** Bank binding: lists the bound cards, and notifies the native application. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mayHaveMore } from '../../api/decode';
import { readQuery } from '../../api/read-query';
import { cards as boundCards } from '../../contract/cards';
import { useText } from '../../intl/text';
import { BankCard } from '../../loan/bank-card';
import { FailureService } from '../../loan/service/help';
import { paths } from '../../paths';
import { callNative } from '../../platform/bridge';
import { ActionBar } from '../../ui/form/button';
import { GoButton } from '../../ui/links/go-button';
import { Card, CutHint } from '../../ui/page/card';
import { LoadedPage, Page } from '../../ui/page/page';
import { EmptyView } from '../../ui/page/state-view';
import styles from './bind.module.css';

export default function BindBankPage() {
  const t = useText();
  const query = useQuery(readQuery(boundCards, {}));
  useHandOver();
  const add = <GoButton to={paths.bindCard()} label="bind.add" />;

  return (
    <LoadedPage query={query} failureActions={<FailureService error={query.error} />}>
      {(cards) => (
        <Page bar={cards.length > 0 && <ActionBar>{add}</ActionBar>}>
          {cards.length === 0 ? (
            <EmptyView title="bind.emptyTitle" text="bind.emptyText">
              {add}
            </EmptyView>
          ) : (
            <Card title={t('bind.intro')}>
              <ul>
                {cards.map(({ bank, number }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: ids may be missing or repeat
                  <li key={index} className={styles.item}>
                    <BankCard bank={bank} number={number} />
                  </li>
                ))}
              </ul>
              {mayHaveMore(cards) && <CutHint />}
            </Card>
          )}
        </Page>
      )}
    </LoadedPage>
  );
}

/** Notifies the native application when bank binding starts and ends (contract, section 4). */
function useHandOver(): void {
  useEffect(() => {
    let open = false;
    const start = () => {
      if (!open) callNative('startBank');
      open = true;
    };
    const end = () => {
      if (open) callNative('endBank');
      open = false;
    };
    start();
    // Handles leaving the page without the router: the web view closes, or another site is opened.
    window.addEventListener('pagehide', end);
    window.addEventListener('pageshow', start);
    return () => {
      window.removeEventListener('pagehide', end);
      window.removeEventListener('pageshow', start);
      end();
    };
  }, []);
}
