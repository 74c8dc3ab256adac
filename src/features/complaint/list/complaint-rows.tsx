import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../format/dates';
import { withSession } from '../../../host/session';
import { paths } from '../../../paths';
import { ForwardIcon } from '../../../ui/icons';
import type { ComplaintItem } from '../wire';
import styles from './complaint-rows.module.css';
import { keepHeights, keepPlace, readHeights } from './list-position';
import { type ComplaintState, excerptOf } from './list-rules';

/** px; a row of usual words. */
const USUAL_HEIGHT = 140;
const GAP = 12;

interface ListRowsProps {
  /** At least one. */
  items: readonly ComplaintItem[];
  /** Undefined where it is not known. */
  stateOf: (item: ComplaintItem) => ComplaintState | undefined;
  visit: string;
  /** px from the top of the page where the reader was before; absent starts at the top. */
  arrival: number | undefined;
}

/** The rows in sight, of however many there are. */
export function ListRows({ items, stateOf, visit, arrival }: ListRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => USUAL_HEIGHT,
    measureElement: (row) => row.getBoundingClientRect().height || USUAL_HEIGHT,
    gap: GAP,
    overscan: 6,
    scrollMargin: top,
    useFlushSync: false,
    ...(arrival !== undefined && { initialOffset: arrival, initialMeasurementsCache: readHeights(visit) }),
  });

  useLayoutEffect(() => {
    if (list.current !== null) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  // A layout effect: it must have let go before the next screen scrolls to its own top.
  useLayoutEffect(() => {
    let scroll = window.scrollY;
    const remember = () => {
      scroll = window.scrollY;
    };
    const keep = () => keepPlace(visit, { scroll });
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
      keep();
      keepHeights(visit, virtualizer.takeSnapshot());
    };
  }, [visit, virtualizer]);

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
              <Row item={item} state={stateOf(item)} />
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
}

function Row({ item: { id, time, type, content }, state }: RowProps) {
  const intl = useIntl();
  const inside = (
    <>
      <span className={styles.head}>
        <b className={styles.type}>{type ?? intl.formatMessage({ id: 'complaint.untyped' })}</b>
        {time !== undefined && <span className={styles.time}>{formatDate(time, 'time')}</span>}
      </span>
      <span className={styles.content}>
        {content === undefined ? intl.formatMessage({ id: 'complaint.noContent' }) : excerptOf(content)}
      </span>
      {state !== undefined && (
        <span className={`${styles.state} ${styles[state]}`}>
          {intl.formatMessage({ id: state === 'pending' ? 'complaint.pending' : 'complaint.answered' })}
        </span>
      )}
    </>
  );
  // Without a number it can't be opened.
  if (id === undefined) return <div className={styles.card}>{inside}</div>;
  return (
    <Link className={styles.card} to={withSession(paths.complaintDetail({ problemId: id }))}>
      {inside}
      <ForwardIcon className={styles.forward} aria-hidden />
    </Link>
  );
}
