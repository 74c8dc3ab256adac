/** The other languages at the end of a screen whose address names no language. */
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useParameters } from '../links/use-go';
import { leftOut, onDemand } from '../on-demand';
import { languageBefore } from './language-change';
import styles from './language-footer.module.css';

const LanguageSwitch = onDemand(() => import('./language-switch'), { missing: leftOut });

/** It stays after a change of language, so that there is a way back. */
export function LanguageFooter(): ReactNode {
  const { state } = useLocation();
  const parameters = useParameters();
  if (parameters.has('language') && languageBefore(state) === undefined) return null;
  return (
    <div className={`screen-only ${styles.footer}`}>
      <LanguageSwitch />
    </div>
  );
}
