/** The sections of the public site, and the four of them that the navigation names (specification, section 2). */
import { matchPath } from 'react-router-dom';
import type { MessageId } from '../../intl/messages';
import { routePatterns } from '../../paths';

const PATTERNS = {
  home: routePatterns.home,
  about: routePatterns.siteAbout,
  policy: routePatterns.sitePolicy,
  loan: routePatterns.siteLoan,
  contact: routePatterns.siteContact,
  user: routePatterns.siteUser,
} as const;

export type SectionName = keyof typeof PATTERNS;

/** Index 0 to 3. */
export const TABS: readonly { section: SectionName; path: string; label: MessageId }[] = [
  { section: 'home', path: PATTERNS.home, label: 'official.home' },
  { section: 'about', path: PATTERNS.about, label: 'official.about' },
  { section: 'policy', path: PATTERNS.policy, label: 'official.policy' },
  { section: 'loan', path: PATTERNS.loan, label: 'official.terms' },
];

/** The section of a path. Like the router, ignores case and a trailing slash. */
export function sectionAt(pathname: string): SectionName {
  const names = Object.keys(PATTERNS) as SectionName[];
  return names.find((name) => matchPath(PATTERNS[name], pathname) !== null) ?? 'home';
}
