/** The other languages at the end of a screen whose address names no language. */
import type { ReactNode } from 'react';
import { useEntryState } from '../links/entry-state';
import { useParameters } from '../links/use-go';
import { leftOut, onDemand } from '../on-demand';
import styles from './language-footer.module.css';

const LanguageSwitch = onDemand(() => import('./language-switch'), { missing: leftOut });

/** It stays after a change of language, so that there is a way back. */
export function LanguageFooter(): ReactNode {
  const { languageBefore } = useEntryState();
  const parameters = useParameters();
  if (parameters.has('language') && languageBefore === undefined) return null;
  return (
    <div className={`screen-only ${styles.footer}`}>
      <LanguageSwitch />
    </div>
  );
}
