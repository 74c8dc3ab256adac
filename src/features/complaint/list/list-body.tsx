import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button';
import { StateView } from '../../../ui/state-view';
import { Tabs } from '../../../ui/tabs';
import type { ComplaintTab } from '../wire';
import { ListRows } from './complaint-rows';
import { ListFilterBar } from './filter-bar';
import { ListNone } from './list-none';
import { keepPlace, readPlace } from './list-position';
import { type ComplaintState, type ListFilter, matchItems, stateOfTab, typesIn } from './list-rules';

interface ListBodyProps {
  tabs: readonly ComplaintTab[];
  /** By number, where it is known. */
  states: ReadonlyMap<string, ComplaintState>;
  /** The router's key of this entry of the history. */
  visit: string;
  /** Whether the reader came back to it. */
  returning: boolean;
}

export function ListBody({ tabs, states, visit, returning }: ListBodyProps) {
  const intl = useIntl();
  const [arrival] = useState(() => (returning ? readPlace(visit) : undefined));
  const [chosen, setChosen] = useState(arrival?.tab ?? 0);
  const [filter, setFilter] = useState({ search: arrival?.search ?? '', type: arrival?.type ?? '' });
  const applied = useDeferredValue(filter);
  // A refreshed answer may have fewer tabs.
  const shown = Math.min(chosen, tabs.length - 1);
  const items = tabs[shown]?.items;
  const tabState = stateOfTab(tabs[shown] ?? { title: undefined });
  const types = useMemo(() => typesIn(tabs.flatMap((tab) => tab.items)), [tabs]);
  const matches = useMemo(() => matchItems(items ?? [], applied), [items, applied]);
  const some = tabs.some((tab) => tab.items.length > 0);
  const list = keyOf(shown, applied);
  const filtered = applied.search.trim() !== '' || applied.type !== '';

  const chooseTab = (tab: number) => {
    setChosen(tab);
    keepPlace(visit, { tab });
  };
  const changeFilter = (next: typeof filter) => {
    setFilter(next);
    keepPlace(visit, next);
  };

  return (
    <Tabs
      label={intl.formatMessage({ id: 'complaint.mine' })}
      tabs={tabs.map(({ title, items: each }, index) => ({
        name: title ?? intl.formatMessage({ id: 'complaint.tab' }, { number: index + 1 }),
        count: each.length,
      }))}
      chosen={shown}
      choose={chooseTab}
    >
      {some && <ListFilterBar filter={filter} types={types} change={changeFilter} />}
      <p className="visually-hidden" role="status">
        {filtered && intl.formatMessage({ id: 'complaint.found' }, { count: matches.length })}
      </p>
      {!some && <ListNone />}
      {some && matches.length === 0 && (
        <Nothing filtered={filtered && (items ?? []).length > 0} clear={() => changeFilter({ search: '', type: '' })} />
      )}
      {matches.length > 0 && (
        <ListRows
          key={list}
          items={matches}
          stateOf={({ id }) => (id === undefined ? undefined : states.get(id)) ?? tabState}
          visit={visit}
          arrival={arrival !== undefined && keyOf(arrival.tab, arrival) === list ? arrival.scroll : undefined}
        />
      )}
    </Tabs>
  );
}

/** Another tab or filter is another list, with its own heights. */
const keyOf = (tab: number, { search, type }: ListFilter) => JSON.stringify([tab, search, type]);

/** Why there is nothing: the tab is empty, or the filter leaves nothing of it. */
function Nothing({ filtered, clear }: { filtered: boolean; clear: () => void }) {
  const intl = useIntl();
  return filtered ? (
    <StateView
      illustration="lost"
      title={intl.formatMessage({ id: 'complaint.noMatchTitle' })}
      text={intl.formatMessage({ id: 'complaint.noMatchText' })}
    >
      <Button variant="secondary" onClick={clear}>
        {intl.formatMessage({ id: 'complaint.clearSearch' })}
      </Button>
    </StateView>
  ) : (
    <StateView
      illustration="empty"
      title={intl.formatMessage({ id: 'complaint.emptyTabTitle' })}
      text={intl.formatMessage({ id: 'complaint.emptyTabText' })}
    />
  );
}
