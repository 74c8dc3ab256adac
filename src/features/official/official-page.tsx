/** The public site for people without a loan: six sections in one layout. */

import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { MessageId } from '../../intl/messages';
import { onDemand } from '../../ui/on-demand';
import { CardSkeleton } from '../../ui/skeleton';
import { useBrand } from '../../ui/use-brand';
import { About } from './about';
import styles from './content.module.css';
import { Home } from './home';
import { type SectionName, sectionAt } from './sections';
import { SiteFrame } from './site-frame';
import { User } from './user';

interface View {
  heading: MessageId;
  /** May name the brand and its company. */
  lead: MessageId;
  Body: ComponentType;
}

const loaded = (load: () => Promise<{ default: ComponentType }>) => onDemand(load, undefined, <Waiting />);

/** The home page is part of this chunk; forms and documents are loaded when they are opened. */
const views: Record<Exclude<SectionName, 'home'>, View> = {
  about: { heading: 'official.about', lead: 'official.aboutLead', Body: About },
  policy: { heading: 'official.policy', lead: 'official.policyLead', Body: loaded(() => import('./policy')) },
  loan: { heading: 'official.terms', lead: 'official.termsLead', Body: loaded(() => import('./loan-terms')) },
  contact: { heading: 'official.contact', lead: 'official.contactLead', Body: loaded(() => import('./contact')) },
  user: { heading: 'official.user', lead: 'official.userLead', Body: User },
};

export default function OfficialPage() {
  const section = sectionAt(useLocation().pathname);
  return section === 'home' ? <Home /> : <Section view={views[section]} />;
}

function Section({ view: { heading, lead, Body } }: { view: View }) {
  const intl = useIntl();
  const { name, company } = useBrand();
  const title = intl.formatMessage({ id: heading });
  return (
    <SiteFrame
      title={`${title} · ${name}`}
      heading={title}
      lead={intl.formatMessage({ id: lead }, { brand: name, company })}
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
