import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ComplaintItem } from '../../../contract/complaint-list';
import { formatDate } from '../../../format/dates';
import { formatDaysAgo } from '../../../format/day-spans';
import { useText } from '../../../intl/text';
import { paths } from '../../../paths';
import { withSession } from '../../../platform/session';
import { useToday } from '../../../ui/clock';
import link from '../../../ui/links/card-link.module.css';
import { ForwardIcon } from '../../../ui/picture/icons';
import { wholeFigures } from '../../../ui/text/figures';
import { Badge } from '../badge';
import { type ComplaintState, excerptOf } from '../rules';
import { isNewAnswer, saveListState } from '../saved';
import { useAnswerBy } from '../use-answer-by';
import styles from './list.module.css';

/** px; until a row is measured. */
const ESTIMATED_HEIGHT = 140;
const GAP = 12;

/** The measured heights of rows, by history entry: without them the saved scroll would show other rows. */
const heights = new Map<string, VirtualItem[]>();

interface ComplaintRowsProps {
  /** At least one. */
  items: readonly ComplaintItem[];
  /** Undefined if the state is unknown. */
  stateOf: (item: ComplaintItem) => ComplaintState | undefined;
  entryKey: string;
  /** px from the top of the page, saved when the list was left; undefined starts at the top. */
  initialScroll: number | undefined;
}

/** The complaints as a virtual list: only the visible rows are rendered. */
export function ComplaintRows({ items, stateOf, entryKey, initialScroll }: ComplaintRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const today = useToday();
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    measureElement: (row) => row.getBoundingClientRect().height || ESTIMATED_HEIGHT,
    gap: GAP,
    overscan: 6,
    scrollMargin: top,
    useFlushSync: false,
    ...(initialScroll !== undefined && {
      initialOffset: initialScroll,
      initialMeasurementsCache: heights.get(entryKey) ?? [],
    }),
  });

  useLayoutEffect(() => {
    if (list.current !== null) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  // A layout effect, because its cleanup must run before the next screen scrolls to the top.
  useLayoutEffect(() => {
    let scroll = window.scrollY;
    const onScroll = () => {
      scroll = window.scrollY;
    };
    const save = () => saveListState(entryKey, { scroll });
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', save);
      save();
      heights.set(entryKey, virtualizer.takeSnapshot());
    };
  }, [entryKey, virtualizer]);

  return (
    <ul ref={list} className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={index}
              ref={virtualizer.measureElement}
              className={styles.row}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <Row item={item} state={stateOf(item)} today={today} />
            </li>
          )
        );
      })}
    </ul>
  );
}

interface RowProps {
  item: ComplaintItem;
  state: ComplaintState | undefined;
  /** See `calendarDay`. */
  today: number | undefined;
}

function Row({ item: { id, time, type, content: text }, state, today }: RowProps) {
  const intl = useIntl();
  const t = useText();
  const ago = time === undefined ? undefined : formatDaysAgo(time, today, intl.locale);
  const answerBy = useAnswerBy(state === undefined || state === 'answered' ? undefined : time);
  const content = (
    <div className={styles.card}>
      <b>{type ?? t('complaint.title')}</b>
      {time !== undefined && (
        <span className={styles.time}>
          <span>{wholeFigures(formatDate(time, 'time'))}</span>
          {ago !== undefined && <span className={styles.ago}>{ago}</span>}
        </span>
      )}
      {state !== undefined && (
        <span className={styles.states}>
          <Badge state={state} />
          {isNewAnswer(id, state) && <Badge state="newAnswer" />}
        </span>
      )}
      {answerBy !== undefined && (
        <span className="hint">{wholeFigures(t('complaint.answerBy', { date: answerBy }))}</span>
      )}
      <span className={styles.content}>{text === undefined ? t('complaint.noContent') : excerptOf(text)}</span>
    </div>
  );
  // A complaint without a number cannot be opened.
  if (id === undefined) return <div className={`surface ${link.card}`}>{content}</div>;
  return (
    <Link className={`surface ${link.card}`} to={withSession(paths.complaintDetail({ problemId: id }))}>
      {content}
      <ForwardIcon />
    </Link>
  );
}
