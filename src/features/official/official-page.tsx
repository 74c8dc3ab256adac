/** The public site: six sections in one frame, for people who have not borrowed yet. */
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { About } from './about';
import { Contact } from './contact';
import { Home } from './home';
import { LoanTerms } from './loan-terms';
import { Policy } from './policy';
import { type SectionName, sectionAt } from './sections';
import { User } from './user';

const views: Record<SectionName, ComponentType> = {
  home: Home,
  about: About,
  policy: Policy,
  loan: LoanTerms,
  contact: Contact,
  user: User,
};

export default function OfficialPage() {
  const View = views[sectionAt(useLocation().pathname)];
  return <View />;
}
