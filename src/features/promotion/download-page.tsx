/** The page after registration: a link to the app store on a phone, a QR code on a desktop, instructions in WeChat. */

import type { ReactNode } from 'react';
import { useText } from '../../intl/text';
import { CustomerServiceButton } from '../../loan/service/help';
import { routePatterns, withQuery } from '../../paths';
import { isWeChat, readPlatform } from '../../platform/device';
import { withoutPerson } from '../../platform/session';
import { ownAddress, safeLink } from '../../platform/urls';
import { useBrand } from '../../ui/brand/use-brand';
import { CopyRow } from '../../ui/copy/copy';
import { ActionBar } from '../../ui/form/button';
import button from '../../ui/form/button.module.css';
import { useEntryState } from '../../ui/links/entry-state';
import { OutsideLink } from '../../ui/links/outside-link';
import { useParameters } from '../../ui/links/use-go';
import { onDemand, showNothing } from '../../ui/on-demand';
import { Card } from '../../ui/page/card';
import { Page } from '../../ui/page/page';
import { EmptyView, StateView } from '../../ui/page/state-view';
import { DONE_SCENE } from '../../ui/picture/state-scenes';
import { OneLine } from '../../ui/text/figures';
import { NumberedList } from '../../ui/text/numbered-list';
import styles from './download-page.module.css';
import { LandingHero } from './landing-hero';
import { LenderCard } from './lender-card';

type Store = 'ios' | 'android';

// If the QR code fails to load, the link below it still works.
const QrCode = onDemand(() => import('../../ui/picture/qr-code'), { missing: showNothing });

export default function DownloadPage() {
  const t = useText();
  const brand = useBrand();
  const { registration } = useEntryState();
  const platform = readPlatform();
  const offered: readonly Store[] = platform === 'desktop' ? ['ios', 'android'] : [platform];
  const stores = offered.flatMap((store) => {
    const url = safeLink(brand.stores[store]);
    return url === undefined ? [] : [{ store, url }];
  });
  const pageUrl = ownAddress(withQuery(routePatterns.download, withoutPerson(useParameters())));
  const inWeChat = isWeChat();
  const storeLinks = stores.map(({ store, url }) => (
    <OutsideLink
      key={store}
      url={url}
      className={`${button.button} ${platform === 'desktop' ? button.secondary : button.primary}`}
    >
      {t(`promotion.${store}Store`)}
    </OutsideLink>
  ));

  return (
    <Page
      hero={
        <LandingHero
          title={t('promotion.downloadHero', { brand: <OneLine key="brand">{brand.name}</OneLine> })}
          subtitle={t('promotion.downloadText')}
        />
      }
      bar={!inWeChat && platform !== 'desktop' && stores.length > 0 && <ActionBar>{storeLinks}</ActionBar>}
    >
      {registration !== undefined && (
        <StateView
          role="status"
          illustration={DONE_SCENE}
          title={t(`promotion.hero.${registration}`)}
          text={t('promotion.stepLogIn')}
        />
      )}
      {!inWeChat && stores.length === 0 ? (
        <EmptyView title="promotion.noStoreTitle" text="promotion.noStoreText">
          <CustomerServiceButton variant="primary" />
        </EmptyView>
      ) : (
        <>
          {inWeChat && <WeChatHint pageUrl={pageUrl} />}
          {!inWeChat && platform === 'desktop' && <DesktopCode pageUrl={pageUrl} storeLinks={storeLinks} />}
          {registration === undefined && (
            <Card title={t('promotion.nextTitle')}>
              <NumberedList steps={[t('promotion.stepDownload'), t('promotion.stepLogIn')]} />
            </Card>
          )}
        </>
      )}
      <LenderCard />
    </Page>
  );
}

/** WeChat cannot open an app store, so this explains how to open the page in the phone's browser. */
function WeChatHint({ pageUrl }: { pageUrl: string }) {
  const t = useText();
  return (
    <>
      <Card title={t('promotion.weChatTitle')}>
        <NumberedList steps={[t('promotion.weChatMenu'), t('promotion.weChatOpen')]} />
      </Card>
      <Card>
        <PageLink url={pageUrl} />
      </Card>
    </>
  );
}

/** On a desktop: this page's address as a QR code and as a link, and the stores, whose pages a phone needs. */
function DesktopCode({ pageUrl, storeLinks }: { pageUrl: string; storeLinks: ReactNode }) {
  const t = useText();
  return (
    <Card title={t('promotion.codeTitle')}>
      <p className="muted">{t('promotion.codeText')}</p>
      <div className={styles.code}>
        <QrCode text={pageUrl} label={t('promotion.codeImage')} />
      </div>
      <PageLink url={pageUrl} />
      <div className={styles.stores}>{storeLinks}</div>
    </Card>
  );
}

/** In one line, because it is copied, not read. */
function PageLink({ url }: { url: string }) {
  const t = useText();
  return (
    <CopyRow label={t('promotion.pageLink')} value={url}>
      <span className={styles.link}>{url}</span>
    </CopyRow>
  );
}
