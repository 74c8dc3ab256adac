/** Bank binding: lists the bound cards, and notifies the native application. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { isCut } from '../../api/decode';
import { BankCard } from '../../loan/bank-card';
import { paths } from '../../paths';
import { callNative } from '../../platform/bridge';
import { ActionBar, Button } from '../../ui/form/button';
import { useGo } from '../../ui/links/use-go';
import { Card } from '../../ui/page/card';
import { LoadedPage, Page } from '../../ui/page/page';
import { StateView } from '../../ui/page/state-view';
import { EMPTY } from '../../ui/picture/illustration';
import { RestNote } from '../../ui/text/rest-note';
import styles from './bind.module.css';
import { boundCardsQuery } from './queries';

export default function BindBankPage() {
  const intl = useIntl();
  const go = useGo();
  const query = useQuery(boundCardsQuery());
  useHandOver();

  return (
    <LoadedPage query={query}>
      {(cards) => (
        <Page
          bar={
            <ActionBar>
              <Button onClick={() => go(paths.bindCard())}>{intl.formatMessage({ id: 'bind.add' })}</Button>
            </ActionBar>
          }
        >
          {cards.length === 0 ? (
            <StateView
              illustration={EMPTY}
              title={intl.formatMessage({ id: 'bind.emptyTitle' })}
              text={intl.formatMessage({ id: 'bind.emptyText' })}
            />
          ) : (
            <Card title={intl.formatMessage({ id: 'bind.intro' })}>
              <ul>
                {cards.map(({ bank, number }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: ids may be missing or repeat
                  <li key={index} className={styles.item}>
                    <BankCard bank={bank} number={number} />
                  </li>
                ))}
              </ul>
              {isCut(cards) && <RestNote />}
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
