import { useIntl } from 'react-intl';
import control from '../../../ui/form/control.module.css';
import { Select } from '../../../ui/form/select';
import { SearchIcon } from '../../../ui/picture/icons';
import styles from './filter-bar.module.css';
import type { ListFilter } from './list-rules';

interface FilterBarProps {
  filter: ListFilter;
  /** The types of the loaded complaints. */
  types: readonly string[];
  change: (filter: ListFilter) => void;
}

/** Searches and filters the loaded complaints. */
export function FilterBar({ filter, types, change }: FilterBarProps) {
  const intl = useIntl();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the <search> element is newer than the oldest supported browsers
    <div role="search" className={styles.bar}>
      <span className={control.withIcon}>
        <SearchIcon className={`${control.icon} ${styles.icon}`} />
        <input
          type="search"
          className={control.control}
          value={filter.search}
          aria-label={intl.formatMessage({ id: 'complaint.search' })}
          placeholder={intl.formatMessage({ id: 'complaint.search' })}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => change({ ...filter, search: event.currentTarget.value })}
        />
      </span>
      {types.length > 1 && (
        <Select
          aria-label={intl.formatMessage({ id: 'complaint.filterType' })}
          value={filter.type}
          onChange={(event) => change({ ...filter, type: event.currentTarget.value })}
        >
          <option value="">{intl.formatMessage({ id: 'complaint.everyType' })}</option>
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
