/** Detail lines of a loan: label and value (specification, section 9). */
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Line, mayHaveMore } from '../api/decode';
import { type Amount, type Hundredths, isPositive, sumHundredths } from '../format/money';
import { useMoney, useText } from '../intl/text';
import { Card, CutHint } from '../ui/page/card';
import { DownIcon, UpIcon } from '../ui/picture/icons';
import { fitFigures } from '../ui/text/figures';
import { cutText, LongText } from '../ui/text/long-text';
import styles from './lines.module.css';

/** Number of lines shown before `More`. */
const COLLAPSED = 2;

interface LinesProps {
  /** `labelClass` is a class name for the label. A strong line stands out from the others. */
  lines: readonly (Line & { labelClass?: string | undefined; isStrong?: boolean })[];
  id?: string;
  /** Whether the last line is the sum of the lines above it. */
  hasTotal?: boolean;
  /** Whether the first line belongs to the last line of the list above. */
  isAttached?: boolean;
  /** Whether low, wide screens have two lines beside each other. */
  inColumns?: boolean;
  /** Whether `CutHint` is shown below. */
  isCut?: boolean;
}

/** All lines, inside a card. */
export function Lines({ lines, id, hasTotal, isAttached, inColumns, isCut = mayHaveMore(lines) }: LinesProps) {
  const t = useText();
  const money = useMoney();
  const className = hasTotal ? styles.withTotal : isAttached ? styles.attached : inColumns ? styles.columns : undefined;
  return (
    <>
      <dl className={className} id={id}>
        {lines.map(({ label, value, labelClass, isStrong = false }, index) => {
          // A JSON number is an amount, a string stays unchanged (contract, section 3).
          const text = value === undefined || typeof value === 'string' ? value : money(value);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
            <div className={isStrong ? `${styles.line} ${styles.strong}` : styles.line} key={index}>
              <dt className={labelClass}>{label}</dt>
              <dd {...fitFigures(text ?? '')}>
                {text !== undefined && cutText(text) !== text ? (
                  <LongText>{text}</LongText>
                ) : (
                  (text ?? <span title={t('common.notAvailable')}>—</span>)
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {isCut && <CutHint />}
    </>
  );
}

/** A line without label and value says nothing. */
const isSaid = ({ label, value }: Line) => label !== undefined || value !== undefined;

/** The history entries whose list shows all lines, so that Back finds it as it was. */
const opened = new Set<string>();

/** The sum of the lines behind `More`; undefined unless all lines that are amounts add up to `total`. */
function restOf(lines: readonly Line[], total: Amount | undefined): Hundredths | undefined {
  const sum = (some: readonly Line[]) => sumHundredths(some.map(({ value }) => value).filter(isAmount));
  const rest = sum(lines.slice(COLLAPSED));
  return sum(lines) === total && isPositive(rest) ? rest : undefined;
}

const isAmount = (value: Line['value']) => typeof value !== 'string' && value !== undefined;

interface CollapsibleLinesProps {
  lines: readonly Line[];
  /** If the lines add up to it, the sum of those behind `More` is shown beside it. */
  total: Amount | undefined;
}

/** A card with the first two lines, if there are lines. `More` shows the other lines, `Hide` hides them. */
export function CollapsibleLines({ lines: all, total }: CollapsibleLinesProps) {
  const t = useText();
  const money = useMoney();
  const { key } = useLocation();
  const [open, setOpen] = useState(opened.has(key));
  const id = useId();
  const toggle = () => {
    if (open) opened.delete(key);
    else opened.add(key);
    setOpen(!open);
  };
  const lines = all.filter(isSaid);
  if (lines.length === 0) return null;
  const rest = open ? undefined : restOf(lines, total);
  return (
    <Card>
      <Lines id={id} inColumns lines={open ? lines : lines.slice(0, COLLAPSED)} />
      {lines.length > COLLAPSED && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          aria-describedby={rest === undefined ? undefined : `${id}rest ${id}sum`}
          onClick={toggle}
        >
          {rest !== undefined && (
            // The button's description, so it must not be part of its accessible name.
            <span className={styles.rest} aria-hidden="true">
              <span id={`${id}rest`}>{t('lines.rest')}</span>
              <span id={`${id}sum`} {...fitFigures(money(rest))}>
                {money(rest)}
              </span>
            </span>
          )}
          <span className={styles.toggle}>
            <span>{t(open ? 'lines.hide' : 'lines.more')}</span>
            {open ? <UpIcon /> : <DownIcon />}
          </span>
        </button>
      )}
    </Card>
  );
}
