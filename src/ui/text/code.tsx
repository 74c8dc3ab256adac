import type { ClipboardEvent, CSSProperties } from 'react';
import { groupCode, plainCode } from '../../format/digits';

interface CodeProps {
  code: string;
  /** For the controls that it describes. */
  id?: string;
  as?: 'b' | 'p';
  className?: string | undefined;
  style?: CSSProperties;
}

/** A payment code in groups of digits. If it is selected and copied, the spaces between the groups are left out. */
export function Code({ code, as = 'b', ...props }: CodeProps) {
  const onCopy = (event: ClipboardEvent) => {
    const selected = plainCode(String(window.getSelection()));
    // A longer selection has other texts, too.
    if (selected === '' || !plainCode(code).includes(selected)) return;
    event.clipboardData.setData('text/plain', selected);
    event.preventDefault();
  };
  const attributes = { ...props, translate: 'no', onCopy } as const;
  return as === 'p' ? <p {...attributes}>{groupCode(code)}</p> : <b {...attributes}>{groupCode(code)}</b>;
}
