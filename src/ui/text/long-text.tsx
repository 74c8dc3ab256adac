/** A text of the server. A very long one is cut, and `More` shows all of it. */
import { useState } from 'react';
import { useText } from '../../intl/text';
import { wholeFigures } from './figures';

/** About six lines on a phone, and four of them. */
const LONGEST = 240;
const CUT = 160;

/** What is shown of a text before `More`. */
export const cutText = (text: string): string =>
  text.length <= LONGEST ? text : `${[...text].slice(0, CUT).join('')}…`;

export function LongText({ children, className }: { children: string; className?: string | undefined }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const cut = cutText(children);
  if (cut === children) return <p className={className}>{wholeFigures(children)}</p>;
  return (
    <div className={className}>
      <p>{wholeFigures(isOpen ? children : cut)}</p>
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'lines.hide' : 'lines.more')}
      </button>
    </div>
  );
}
