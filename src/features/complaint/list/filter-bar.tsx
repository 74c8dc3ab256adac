import { useId } from 'react';
import { useIntl } from 'react-intl';
import { SearchIcon } from '../../../ui/icons';
import styles from './filter-bar.module.css';
import type { ListFilter } from './list-rules';

interface ListFilterBarProps {
  filter: ListFilter;
  /** The types that occur. */
  types: readonly string[];
  change: (filter: ListFilter) => void;
}

/** Search and filter over what was loaded. */
export function ListFilterBar({ filter, types, change }: ListFilterBarProps) {
  const intl = useIntl();
  const searchId = useId();
  const typeId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the phones we support
    <div role="search" className={styles.bar}>
      <label className="visually-hidden" htmlFor={searchId}>
        {intl.formatMessage({ id: 'complaint.search' })}
      </label>
      <span className={styles.search}>
        <SearchIcon className={styles.icon} aria-hidden />
        <input
          id={searchId}
          type="search"
          className={styles.field}
          value={filter.search}
          placeholder={intl.formatMessage({ id: 'complaint.search' })}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => change({ ...filter, search: event.currentTarget.value })}
        />
      </span>
      {types.length > 1 && (
        <>
          <label className="visually-hidden" htmlFor={typeId}>
            {intl.formatMessage({ id: 'complaint.filterType' })}
          </label>
          <select
            id={typeId}
            className={styles.field}
            value={filter.type}
            onChange={(event) => change({ ...filter, type: event.currentTarget.value })}
          >
            <option value="">{intl.formatMessage({ id: 'complaint.everyType' })}</option>
            {types.map((type) => (
              <option key={type} value={type}>
                {type}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
