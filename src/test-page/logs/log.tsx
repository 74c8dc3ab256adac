/** The logs of the HTTP calls and of the native calls: one line each, which opens to everything that was sent and received. */
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { matchesSearch } from '../../format/text';
import { Card } from '../../ui/page/card';
import { Action, Field } from '../controls';
import styles from '../test-page.module.css';
import { type EventKind, type EventOf, ofKind } from '../timeline/event';
import { clearTimeline, useTimeline } from '../timeline/timeline';
import { useTranslations } from '../translations';

/** How an event is shown: its name, how it ended, and its content. */
interface Description {
  name: string;
  end: string;
  isBad?: boolean;
  content: ReactNode;
}

interface LogProps<Kind extends EventKind> {
  kind: Kind;
  title: string;
  describe: (event: EventOf<Kind>) => Description;
}

/** The newest entry first; they can be searched and cleared. */
export function Log<Kind extends EventKind>({ kind, title, describe }: LogProps<Kind>) {
  const t = useTranslations();
  const [search, setSearch] = useState('');
  const events = ofKind(useTimeline(), kind).reverse();
  const found = events.filter((event) => matchesSearch(JSON.stringify(event), search));
  return (
    <Card title={title}>
      <p className="muted">{t('log.text')}</p>
      <Field label={t('log.filter')} type="search" value={search} onChange={setSearch} />
      <p className="muted" role="status">
        {events.length === 0 ? t('log.none') : t('log.count', { count: events.length, shown: found.length })}
      </p>
      {events.length > 0 && <Action text={t('log.clear')} onClick={() => clearTimeline(kind)} />}
      <ul className={styles.rows}>
        {found.map((event) => (
          <li key={event.id}>
            <Entry at={event.at} {...describe(event)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Entry({ at, name, end, isBad = false, content }: Description & { at: number }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const time = intl.formatTime(at, { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false });
  return (
    // Long answers are rendered only while they are read.
    <details className={styles.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{name}</b>
        <span className={isBad ? 'error' : 'hint'}>{`${end} · ${time}`}</span>
      </summary>
      {open && content}
    </details>
  );
}

/** JSON or text that scrolls in itself, by keyboard too. */
export function JsonView({ label, value, id }: { label: string; value: unknown; id?: string }) {
  return (
    <>
      <p className="muted">{label}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need a heading, and the text keeps its breaks */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre id={id} className={styles.json} role="region" aria-label={label} tabIndex={0}>
        {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
      </pre>
    </>
  );
}
