/** Tabs with roles and arrow keys; only the selected panel is rendered. antd-mobile's Tabs would add too many bytes. */
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

interface Tab {
  name: string;
  /** Shown below the name, or beside it; part of the accessible description. */
  count?: number;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  chosen: number;
  choose: (index: number) => void;
  children: ReactNode;
}

/** Higher counts are shown as `99+` (specification, section 9). */
const MOST_SHOWN = 99;

export const badgeText = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count));

export function Tabs({ label, tabs, chosen, choose, children }: TabsProps) {
  const id = useId();
  const tabId = (index: number) => `${id}-tab-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(tabId(next))?.focus();
  };

  return (
    <>
      <div className={`surface ${styles.tabs}`} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ name, count }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
            key={index}
            id={tabId(index)}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={index === chosen}
            aria-controls={index === chosen ? `${id}-panel` : undefined}
            aria-describedby={count === undefined ? undefined : `${tabId(index)}-count`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
          >
            <span>{name}</span>
            {/* Not part of the tab's name; referenced as its description. */}
            {count !== undefined && (
              <span id={`${tabId(index)}-count`} className={styles.count} aria-hidden="true">
                {badgeText(count)}
              </span>
            )}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className="stack" role="tabpanel" aria-labelledby={tabId(chosen)}>
        {children}
      </div>
    </>
  );
}
