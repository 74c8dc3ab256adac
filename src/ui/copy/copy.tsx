/** Copies a text; the button and a toast tell it. If copying fails, the text is selected, so that the user can copy it. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../intl/text';
import { Button } from '../form/button';
import { showToast } from '../overlay/toast';
import styles from './copy.module.css';

/** ms that the button itself tells that the text was copied. */
const SHOWN_FOR = 2000;

interface CopyButtonProps {
  /** The text to copy, without the spaces that are only displayed. */
  value: string;
  /** Id of the element that shows the value. It describes the button, and is selected when copying fails. */
  shownBy: string;
  /** Label of a button that copies more than one displayed value; then `shownBy` does not describe the button. */
  label?: string;
  variant?: 'primary' | 'secondary' | 'text';
}

export function CopyButton({ value, shownBy, label, variant = 'text' }: CopyButtonProps) {
  const t = useText();
  const name = label ?? t('common.copy');
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = () => {
    // Called before any await, because the clipboard is only writable during the tap's event.
    const done = writeClipboard(value);
    void done.then((copied) => {
      setCopied(copied);
      clearTimeout(timer.current);
      if (copied) timer.current = setTimeout(() => setCopied(false), SHOWN_FOR);
      else selectText(shownBy);
      if (copied) showToast(t('common.copied'), { kind: 'done' });
      else showToast(t('common.copyFailed'));
    });
  };
  return (
    <Button
      variant={variant}
      onClick={copy}
      aria-describedby={label === undefined ? shownBy : undefined}
      // The name stays (contract, section 7).
      aria-label={isCopied ? name : undefined}
    >
      {isCopied ? (
        <span className={styles.copied} data-copied="">
          {name}
        </span>
      ) : (
        name
      )}
    </Button>
  );
}

/** ms. The clipboard of some web views never answers. */
export const COPY_TIMEOUT = 1000;

const failAfter = (time: number) => new Promise((_, reject) => setTimeout(reject, time));

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await Promise.race([navigator.clipboard.writeText(text), failAfter(COPY_TIMEOUT)]);
    return true;
  } catch {
    const copied = copyBySelection(text);
    // After the tap's event: the first paint would take what follows for an action that needs the app.
    await new Promise((resolve) => setTimeout(resolve));
    return copied;
  }
}

/** Copies with `execCommand`, for web views without the Clipboard API. */
function copyBySelection(text: string): boolean {
  const textarea = document.createElement('textarea');
  textarea.value = text;
  textarea.readOnly = true;
  textarea.style.position = 'fixed';
  textarea.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(textarea);
  textarea.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    textarea.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

function selectText(id: string): void {
  const element = document.getElementById(id);
  if (element !== null) window.getSelection()?.selectAllChildren(element);
}

interface CopyRowProps {
  label: string;
  value: string;
  /** The displayed value, if it differs from `value`. */
  children?: ReactNode;
}

/** A row with a label, a value and a button that copies the value. */
export function CopyRow({ label, value, children = value }: CopyRowProps) {
  const valueId = useId();
  return (
    <div className={styles.row}>
      <div className={styles.parts}>
        <div className={styles.fact}>
          <p className="hint">{label}</p>
          <p id={valueId} className={styles.value} translate="no">
            {children}
          </p>
        </div>
        <CopyButton value={value} shownBy={valueId} />
      </div>
    </div>
  );
}
