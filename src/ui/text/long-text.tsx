/** A text of the server. A very long one is cut, and `More` shows all of it. */
import { useState } from 'react';
import { useText } from '../../intl/text';
import { wholeFigures } from './figures';

/** About six lines on a phone, and four of them. */
const LONGEST = 240;
const CUT = 160;

export function LongText({ children, className }: { children: string; className?: string | undefined }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (children.length <= LONGEST) return <p className={className}>{wholeFigures(children)}</p>;
  const shown = isOpen ? children : `${[...children].slice(0, CUT).join('')}…`;
  return (
    <div className={className}>
      <p>{wholeFigures(shown)}</p>
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'lines.hide' : 'lines.more')}
      </button>
    </div>
  );
}
