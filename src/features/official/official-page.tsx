/** The public site for people without a loan: six sections in one layout. */

import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import { routePatterns } from '../../paths';
import { useBrand } from '../../ui/brand/use-brand';
import { onDemand } from '../../ui/on-demand';
import { CardSkeleton } from '../../ui/page/skeleton';
import { About } from './about';
import styles from './content.module.css';
import { Home } from './home';
import { SiteFrame } from './site-frame';
import { User } from './user';

interface View {
  /** Selects the section's messages. */
  name: 'about' | 'policy' | 'terms' | 'contact' | 'user';
  Body: ComponentType;
}

const loaded = (load: () => Promise<{ default: ComponentType }>) => onDemand(load, { fallback: <Waiting /> });

/** The sections beside the home page, by route. Forms and documents are loaded when they are opened. */
const views: Readonly<Record<string, View>> = {
  [routePatterns.siteAbout]: { name: 'about', Body: About },
  [routePatterns.sitePolicy]: { name: 'policy', Body: loaded(() => import('./policy')) },
  [routePatterns.siteLoan]: { name: 'terms', Body: loaded(() => import('./loan-terms')) },
  [routePatterns.siteContact]: { name: 'contact', Body: loaded(() => import('./contact')) },
  [routePatterns.siteUser]: { name: 'user', Body: User },
};

export default function OfficialPage() {
  const { pathname } = useLocation();
  const [, view] = Object.entries(views).find(([pattern]) => matchPath(pattern, pathname)) ?? [];
  return view === undefined ? <Home /> : <Section view={view} />;
}

function Section({ view: { name, Body } }: { view: View }) {
  const intl = useIntl();
  const brand = useBrand();
  const title = intl.formatMessage({ id: `official.${name}` });
  return (
    <SiteFrame
      title={`${title} · ${brand.name}`}
      heading={title}
      // It may name the brand and its company.
      lead={intl.formatMessage({ id: `official.${name}Lead` }, { brand: brand.name, company: brand.company })}
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
