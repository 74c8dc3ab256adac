/** The public site for people without a loan: six sections in one layout. */

import type { ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { MessageId } from '../../intl/messages';
import { useText } from '../../intl/text';
import { paths, routePatterns } from '../../paths';
import { useBrand } from '../../ui/brand/use-brand';
import button from '../../ui/form/button.module.css';
import { onDemand } from '../../ui/on-demand';
import { CardSkeleton } from '../../ui/page/skeleton';
import { StateView } from '../../ui/page/state-view';
import { Illustration, type Scene } from '../../ui/picture/illustration';
import { COST_SCENE, MORE_TIME_SCENE, TALK_SCENE } from '../../ui/picture/scenes';
import { EMPTY_SCENE } from '../../ui/picture/state-scenes';
import { OneLine } from '../../ui/text/figures';
import { Home } from './home';
import { LinkButton } from './link-button';
import styles from './official.module.css';
import { SiteFrame } from './site-frame';

interface View {
  title: MessageId;
  lead: MessageId;
  Body: ComponentType;
}

const loaded = (load: () => Promise<{ default: ComponentType }>) => onDemand(load, { waiting: Waiting });

/** The sections beside the home page, by route. Forms and documents are loaded when they are opened. */
const views: Readonly<Record<string, View>> = {
  [routePatterns.siteAbout]: { title: 'aboutUs.title', lead: 'official.aboutLead', Body: About },
  [routePatterns.sitePolicy]: {
    title: 'official.policy',
    lead: 'official.policyLead',
    Body: loaded(() => import('./policy')),
  },
  [routePatterns.siteLoan]: {
    title: 'official.terms',
    lead: 'official.termsLead',
    Body: loaded(async () => {
      const { Document } = await import('../../ui/document/document');
      return { default: () => <Document name="loan-terms" wide /> };
    }),
  },
  [routePatterns.siteContact]: {
    title: 'official.contact',
    lead: 'official.contactLead',
    Body: loaded(() => import('./contact')),
  },
  [routePatterns.siteUser]: { title: 'official.user', lead: 'official.userLead', Body: User },
};

export default function OfficialPage() {
  const { pathname } = useLocation();
  const [, view] = Object.entries(views).find(([pattern]) => matchPath(pattern, pathname)) ?? [];
  return view === undefined ? <Home /> : <Section view={view} />;
}

function Section({ view: { title: titleId, lead, Body } }: { view: View }) {
  const t = useText();
  const brand = useBrand();
  const title = t(titleId);
  return (
    <SiteFrame
      title={`${title} · ${brand.name}`}
      heading={title}
      // It may name the brand and its company.
      lead={t(lead, {
        brand: <OneLine key="brand">{brand.name}</OneLine>,
        company: <OneLine key="company">{brand.company}</OneLine>,
      })}
    >
      <Body />
    </SiteFrame>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <CardSkeleton shape={5} />
    </div>
  );
}

const PROMISES: readonly { number: 1 | 2 | 3; illustration: Scene }[] = [
  { number: 1, illustration: COST_SCENE },
  { number: 2, illustration: MORE_TIME_SCENE },
  { number: 3, illustration: TALK_SCENE },
];

function About() {
  const t = useText();
  return (
    <section className={`surface ${styles.sheet}`}>
      <h2 className={styles.heading}>{t('official.promisesTitle')}</h2>
      <ul className={styles.promises}>
        {PROMISES.map(({ number, illustration }) => (
          <li key={number}>
            <Illustration scene={illustration} />
            <h3>{t(`official.promise${number}Title`)}</h3>
            <p>{t(`official.promise${number}Text`)}</p>
          </li>
        ))}
      </ul>
      <LinkButton to={paths.home()} label="official.seeCost" />
    </section>
  );
}

/** The site has no accounts (specification, section 2). Says so, and explains where borrowers find their loan. */
function User() {
  const t = useText();
  const { name } = useBrand();
  return (
    <StateView
      illustration={EMPTY_SCENE}
      title={t('official.userTitle')}
      text={t('official.userText', { brand: <OneLine key="brand">{name}</OneLine> })}
    >
      <div className={styles.ways}>
        <LinkButton to={routePatterns.download} label="promotion.downloadTitle" />
        <LinkButton className={button.secondary} to={paths.home()} label="official.seeCost" />
      </div>
    </StateView>
  );
}
