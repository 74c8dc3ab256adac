/** Copies a text; the button and a toast tell it. If copying fails, the text is selected, so that the user can copy it. */
import { useIntl } from 'react-intl';
import { Button } from '../form/button';
import { showToast } from '../overlay/toast';
import { useCopied } from './copied';

interface CopyButtonProps {
  /** The text to copy, without the spaces that are only displayed. */
  value: string;
  /** Id of the element that shows the value. It describes the button, and is selected when copying fails. */
  shownBy: string;
  /** Label of a button that copies more than one displayed value; then `shownBy` does not describe the button. */
  label?: string;
}

export function CopyButton({ value, shownBy, label }: CopyButtonProps) {
  const intl = useIntl();
  const name = label ?? intl.formatMessage({ id: 'common.copy' });
  const { attributes, content, showCopied } = useCopied(name);
  const copy = () => {
    // Called before any await, because the clipboard is only writable during the tap's event.
    const done = writeClipboard(value);
    void done.then((copied) => {
      if (copied) showCopied();
      else selectText(shownBy);
      showToast(intl.formatMessage({ id: copied ? 'common.copied' : 'common.copyFailed' }));
    });
  };
  return (
    <Button variant="text" onClick={copy} aria-describedby={label === undefined ? shownBy : undefined} {...attributes}>
      {content}
    </Button>
  );
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
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
