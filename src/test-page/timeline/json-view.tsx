import { useId } from 'react';
import styles from './log.module.css';

/** JSON to be read; it scrolls in itself, by keyboard too. */
export function JsonView({ label, value }: { label: string; value: unknown }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading, and the text keeps its breaks
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <pre id={id} className={styles.json} role="region" aria-label={label} tabIndex={0}>
      {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
    </pre>
  );
}
