/** The borrower's complaints in the server's tabs, with a search and a filter. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { MAX_GROUPS, mayHaveMore } from '../../../api/decode';
import { type ComplaintTab, MAX_COMPLAINTS } from '../../../contract/complaint-list';
import { useText } from '../../../intl/text';
import { FailureService } from '../../../loan/service/help';
import { paths } from '../../../paths';
import { borrowerOf } from '../../../platform/session';
import { Button } from '../../../ui/form/button';
import { Select } from '../../../ui/form/field';
import control from '../../../ui/form/field.module.css';
import { GoButton } from '../../../ui/links/go-button';
import { useParameters } from '../../../ui/links/use-go';
import { CutHint } from '../../../ui/page/card';
import { LoadedPage, Page } from '../../../ui/page/page';
import { EmptyView } from '../../../ui/page/state-view';
import { Tabs } from '../../../ui/page/tabs';
import { SearchIcon } from '../../../ui/picture/icons';
import { NO_MATCH_SCENE } from '../../../ui/picture/state-scenes';
import { complaintListQuery, knownDetails } from '../queries';
import { type ComplaintState, type ListFilter, matchItems, stateOfTab, statesOf, typesIn } from '../rules';
import { openedOrder, readListState, saveListState } from '../saved';
import { ComplaintRows } from './complaint-rows';
import styles from './list.module.css';

export default function ListPage() {
  const query = useQuery(complaintListQuery());
  const details = knownDetails(useQueryClient());

  return (
    <LoadedPage query={query} pullToRefresh failureActions={<FailureService error={query.error} />}>
      {(tabs) => (
        <Page>
          {tabs.length === 0 ? <NoComplaints /> : <ComplaintTabs tabs={tabs} states={statesOf(tabs, details)} />}
        </Page>
      )}
    </LoadedPage>
  );
}

/** With fewer complaints than this, there is no search field. */
const SEARCHED_FROM = 8;
const NO_FILTER: ListFilter = { search: '', type: '' };

interface ComplaintTabsProps {
  /** At least one. */
  tabs: readonly ComplaintTab[];
  /** By complaint number, where the state is known. */
  states: ReadonlyMap<string, ComplaintState>;
}

function ComplaintTabs({ tabs, states }: ComplaintTabsProps) {
  const t = useText();
  const { key: entryKey } = useLocation();
  const isReturning = useNavigationType() === 'POP';
  const [saved] = useState(() => (isReturning ? readListState(entryKey) : undefined));
  const [chosen, setChosen] = useState(saved?.tab ?? 0);
  const isLong = tabs.some(({ items }) => items.length >= SEARCHED_FROM);
  const [chosenFilter, setFilter] = useState<ListFilter>({ search: saved?.search ?? '', type: saved?.type ?? '' });
  const filter = isLong ? chosenFilter : NO_FILTER;
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
      label={t('complaint.myComplaints')}
      tabs={tabs.map((tab, index) => ({
        name: tab.title ?? t('complaint.tab', { number: index + 1 }),
        count: tab.items.length,
      }))}
      chosen={shown}
      choose={chooseTab}
    >
      {isLong && <FilterBar filter={filter} types={types} change={changeFilter} />}
      <p className="visually-hidden" role="status">
        {isFiltered && t('complaint.found', { count: matches.length })}
      </p>
      {!hasComplaints && <NoComplaints />}
      {hasComplaints && matches.length === 0 && (
        <NoMatches
          isFiltered={isFiltered && items.length > 0}
          clearFilter={() => changeFilter(NO_FILTER)}
          showFull={() => chooseTab(tabs.findIndex((tab) => tab.items.length > 0))}
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
      {(mayHaveMore(tabs, MAX_GROUPS) || mayHaveMore(items, MAX_COMPLAINTS)) && <CutHint />}
      {hasComplaints && <FileComplaint variant="secondary" />}
    </Tabs>
  );
}

/** Another tab or filter mounts another list, because its rows have other heights. */
const keyOf = (tab: number, { search, type }: ListFilter) => JSON.stringify([tab, search, type]);

/** The borrower has no complaints at all. */
function NoComplaints() {
  return (
    <EmptyView title="complaint.noneTitle" text="complaint.noneText">
      <FileComplaint />
    </EmptyView>
  );
}

function FileComplaint({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const parameters = useParameters();
  const orderId = parameters.get('orderId') ?? openedOrder(borrowerOf(parameters)).read();
  return <GoButton variant={variant} to={paths.complaint({ orderId })} label="complaint.fileOne" />;
}

interface NoMatchesProps {
  isFiltered: boolean;
  clearFilter: () => void;
  /** Chooses a tab that has complaints. */
  showFull: () => void;
}

/** The tab is empty, or the filter matches none of its complaints. */
function NoMatches({ isFiltered, clearFilter, showFull }: NoMatchesProps) {
  const t = useText();
  return isFiltered ? (
    <EmptyView illustration={NO_MATCH_SCENE} title="complaint.noMatchTitle" text="complaint.noMatchText">
      <Button variant="secondary" onClick={clearFilter}>
        {t('complaint.clearSearch')}
      </Button>
    </EmptyView>
  ) : (
    <EmptyView title="complaint.emptyTabTitle" text="complaint.emptyTabText">
      <Button variant="secondary" onClick={showFull}>
        {t('complaint.showOthers')}
      </Button>
    </EmptyView>
  );
}

interface FilterBarProps {
  filter: ListFilter;
  types: readonly string[];
  change: (filter: ListFilter) => void;
}

function FilterBar({ filter, types, change }: FilterBarProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the <search> element is newer than the oldest supported browsers
    <div role="search" className={styles.filters}>
      <span className={control.withIcon}>
        <SearchIcon className={`${control.icon} ${styles.icon}`} />
        <input
          type="search"
          className={control.control}
          value={filter.search}
          aria-label={t('complaint.search')}
          placeholder={t('complaint.search')}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => change({ ...filter, search: event.currentTarget.value })}
        />
      </span>
      {types.length > 1 && (
        <Select
          aria-label={t('complaint.type')}
          value={filter.type}
          onChange={(event) => change({ ...filter, type: event.currentTarget.value })}
        >
          <option value="">{t('complaint.everyType')}</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
