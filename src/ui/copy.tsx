/** Copying: says "Copied" only when it is; otherwise the text is selected for the reader's own hand. */
import { useIntl } from 'react-intl';
import { Button } from './button';
import { showToast } from './toast';

interface CopyButtonProps {
  /** Exactly what lands on the clipboard, without the spaces that are shown. */
  value: string;
  /** Id of the element that shows it; it describes the button and is selected when copying fails. */
  shownBy: string;
  /** Says what is copied, where that is more than what stands beside it; such a whole does not describe the button. */
  label?: string;
}

export function CopyButton({ value, shownBy, label }: CopyButtonProps) {
  const intl = useIntl();
  const copy = () => {
    // First thing in the tap: the permission dies at the first await.
    const done = writeClipboard(value);
    void done.then((copied) => {
      if (!copied) selectText(shownBy);
      showToast(intl.formatMessage({ id: copied ? 'common.copied' : 'common.copyFailed' }));
    });
  };
  return (
    <Button look="text" onClick={copy} aria-describedby={label === undefined ? shownBy : undefined}>
      {label ?? intl.formatMessage({ id: 'common.copy' })}
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

/** The older way, for web views that deny the clipboard API. */
function copyBySelection(text: string): boolean {
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  holder.style.position = 'fixed';
  holder.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(holder);
  holder.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    holder.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

function selectText(id: string): void {
  const element = document.getElementById(id);
  if (element !== null) window.getSelection()?.selectAllChildren(element);
}
