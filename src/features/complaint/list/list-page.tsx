/** The borrower's complaints in the server's tabs, with a search and a filter. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isCut, MAX_GROUPS } from '../../../api/decode';
import { paths } from '../../../paths';
import { borrowerOf } from '../../../platform/session';
import { Button } from '../../../ui/form/button';
import { useGo, useParameters } from '../../../ui/links/use-go';
import { LoadedPage, Page } from '../../../ui/page/page';
import { StateView } from '../../../ui/page/state-view';
import { Tabs } from '../../../ui/page/tabs';
import { EMPTY, NO_MATCH } from '../../../ui/picture/illustration';
import { RestNote } from '../../../ui/text/rest-note';
import { complaintListQuery, knownDetails } from '../queries';
import { type ComplaintState, stateOfTab, statesOf } from '../rules';
import { readOpenedOrder } from '../saved-choice';
import { type ComplaintTab, MAX_COMPLAINTS } from '../wire';
import { ComplaintRows } from './complaint-rows';
import { FilterBar } from './filter-bar';
import { type ListFilter, matchItems, typesIn } from './list-rules';
import { readListState, saveListState } from './list-state';

export default function ListPage() {
  const query = useQuery(complaintListQuery());
  const details = knownDetails(useQueryClient());

  return (
    <LoadedPage query={query} pullToRefresh>
      {(tabs) => (
        <Page>
          {tabs.length === 0 ? <NoComplaints /> : <ComplaintTabs tabs={tabs} states={statesOf(tabs, details)} />}
        </Page>
      )}
    </LoadedPage>
  );
}

interface ComplaintTabsProps {
  /** At least one. */
  tabs: readonly ComplaintTab[];
  /** By complaint number, where the state is known. */
  states: ReadonlyMap<string, ComplaintState>;
}

function ComplaintTabs({ tabs, states }: ComplaintTabsProps) {
  const intl = useIntl();
  const { key: entryKey } = useLocation();
  const isReturning = useNavigationType() === 'POP';
  const [saved] = useState(() => (isReturning ? readListState(entryKey) : undefined));
  const [chosen, setChosen] = useState(saved?.tab ?? 0);
  const [filter, setFilter] = useState<ListFilter>({ search: saved?.search ?? '', type: saved?.type ?? '' });
  const applied = useDeferredValue(filter);
  // A refreshed answer may have fewer tabs.
  const shown = Math.min(chosen, tabs.length - 1);
  const items = tabs[shown]?.items ?? [];
  const tabState = stateOfTab(tabs[shown] ?? { title: undefined });
  const types = useMemo(() => typesIn(tabs.flatMap((tab) => tab.items)), [tabs]);
  const matches = useMemo(() => matchItems(items, applied), [items, applied]);
  const hasComplaints = tabs.some((tab) => tab.items.length > 0);
  const rowsKey = keyOf(shown, applied);
  const isFiltered = applied.search.trim() !== '' || applied.type !== '';

  const chooseTab = (tab: number) => {
    setChosen(tab);
    saveListState(entryKey, { tab });
  };
  const changeFilter = (next: ListFilter) => {
    setFilter(next);
    saveListState(entryKey, next);
  };

  return (
    <Tabs
      label={intl.formatMessage({ id: 'complaint.myComplaints' })}
      tabs={tabs.map((tab, index) => ({
        name: tab.title ?? intl.formatMessage({ id: 'complaint.tab' }, { number: index + 1 }),
        count: tab.items.length,
      }))}
      chosen={shown}
      choose={chooseTab}
    >
      {hasComplaints && <FilterBar filter={filter} types={types} change={changeFilter} />}
      <p className="visually-hidden" role="status">
        {isFiltered && intl.formatMessage({ id: 'complaint.found' }, { count: matches.length })}
      </p>
      {!hasComplaints && <NoComplaints />}
      {hasComplaints && matches.length === 0 && (
        <NoMatches
          isFiltered={isFiltered && items.length > 0}
          clearFilter={() => changeFilter({ search: '', type: '' })}
        />
      )}
      {matches.length > 0 && (
        <ComplaintRows
          key={rowsKey}
          items={matches}
          stateOf={({ id }) => (id === undefined ? undefined : states.get(id)) ?? tabState}
          entryKey={entryKey}
          initialScroll={saved !== undefined && keyOf(saved.tab, saved) === rowsKey ? saved.scroll : undefined}
        />
      )}
      {(isCut(tabs, MAX_GROUPS) || isCut(items, MAX_COMPLAINTS)) && <RestNote />}
    </Tabs>
  );
}

/** Another tab or filter mounts another list, because its rows have other heights. */
const keyOf = (tab: number, { search, type }: ListFilter) => JSON.stringify([tab, search, type]);

/** The borrower has no complaints at all. */
function NoComplaints() {
  const intl = useIntl();
  const go = useGo();
  const parameters = useParameters();
  const orderId = parameters.get('orderId') ?? readOpenedOrder(borrowerOf(parameters));
  return (
    <StateView
      illustration={EMPTY}
      title={intl.formatMessage({ id: 'complaint.noneTitle' })}
      text={intl.formatMessage({ id: 'complaint.noneText' })}
    >
      <Button onClick={() => go(paths.complaint({ orderId }))}>
        {intl.formatMessage({ id: 'complaint.fileOne' })}
      </Button>
    </StateView>
  );
}

/** The tab is empty, or the filter matches none of its complaints. */
function NoMatches({ isFiltered, clearFilter }: { isFiltered: boolean; clearFilter: () => void }) {
  const intl = useIntl();
  return isFiltered ? (
    <StateView
      illustration={NO_MATCH}
      title={intl.formatMessage({ id: 'complaint.noMatchTitle' })}
      text={intl.formatMessage({ id: 'complaint.noMatchText' })}
    >
      <Button variant="secondary" onClick={clearFilter}>
        {intl.formatMessage({ id: 'complaint.clearSearch' })}
      </Button>
    </StateView>
  ) : (
    <StateView
      illustration={EMPTY}
      title={intl.formatMessage({ id: 'complaint.emptyTabTitle' })}
      text={intl.formatMessage({ id: 'complaint.emptyTabText' })}
    />
  );
}
