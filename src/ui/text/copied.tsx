import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './copied.module.css';

/** ms */
const SHOWN_FOR = 2000;

/** A button's content: its name, and for a short time after `showCopied` that the text was copied. */
export function useCopied(name: string): {
  attributes: { 'aria-label'?: string };
  content: ReactNode;
  showCopied: () => void;
} {
  const intl = useIntl();
  const [isCopied, setCopied] = useState(false);
  const showCopied = () => {
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_FOR);
  };
  if (!isCopied) return { attributes: {}, content: name, showCopied };
  return {
    // The name stays (contract, section 7).
    attributes: { 'aria-label': name },
    content: (
      <span className={styles.copied} data-copied={intl.formatMessage({ id: 'common.copied' })}>
        {name}
      </span>
    ),
    showCopied,
  };
}
