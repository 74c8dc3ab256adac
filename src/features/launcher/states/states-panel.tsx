/** The catalogue of states: one tap opens a screen in a state, as a borrower to whom nothing has happened yet. */
import { type RefObject, useId, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { sessionQuery } from '../../../host/session';
import type { MessageId } from '../../../intl/messages';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { SearchIcon } from '../../../ui/icons';
import { showToast } from '../../../ui/toast';
import { useParameters } from '../../../ui/use-go';
import { type Fields, screenAddress } from '../open/fields';
import { STATES } from './catalogue';
import { findStates } from './search';
import { spoken } from './spoken';
import type { ScreenState, Words } from './state';
import styles from './states-panel.module.css';
import { NoSwitch } from './switches';
import { openVisit } from './visit';

export function StatesPanel({ fields }: { fields: Fields }) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { opening, trouble, open, openScreen } = useOpening(fields);
  const nameOf = ({ screen, label }: ScreenState) =>
    `${intl.formatMessage({ id: `launcher.screen.${screen}` })} ${intl.formatMessage({ id: label })}`;
  const groups = findStates(STATES, search, nameOf);
  const count = groups.reduce((sum, { states }) => sum + states.length, 0);

  return (
    <>
      <SearchCard search={search} setSearch={setSearch} count={count} field={field} />
      {trouble !== undefined && (
        <div className={styles.trouble} role="alert">
          <p>{trouble.text}</p>
          <Button look="secondary" onClick={() => openScreen(trouble.state)}>
            {intl.formatMessage({ id: 'launcher.states.openScreen' })}
          </Button>
        </div>
      )}
      {groups.map(({ screen, states }) => (
        <Card key={screen} title={intl.formatMessage({ id: `launcher.screen.${screen}` })}>
          <ul className={styles.states}>
            {states.map((state) => (
              <li key={state.id}>
                <button
                  type="button"
                  className={styles.state}
                  aria-busy={opening === state.id}
                  onClick={() => void open(state)}
                >
                  {intl.formatMessage({ id: opening === state.id ? 'launcher.states.opening' : state.label })}
                </button>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      {groups.length === 0 && (
        <Card>
          <p className={styles.none}>{intl.formatMessage({ id: 'launcher.states.none' })}</p>
          <Button
            look="text"
            onClick={() => {
              setSearch('');
              field.current?.focus();
            }}
          >
            {intl.formatMessage({ id: 'launcher.states.clear' })}
          </Button>
        </Card>
      )}
    </>
  );
}

interface SearchCardProps {
  search: string;
  setSearch: (search: string) => void;
  count: number;
  field: RefObject<HTMLInputElement | null>;
}

function SearchCard({ search, setSearch, count, field }: SearchCardProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <Card>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the phones we support */}
      <div role="search" className={styles.search}>
        <label htmlFor={id}>{intl.formatMessage({ id: 'launcher.states.search' })}</label>
        <span className={styles.frame}>
          <SearchIcon className={styles.icon} aria-hidden />
          <input
            ref={field}
            id={id}
            type="search"
            className={styles.field}
            value={search}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </span>
        <p className={styles.count} role="status">
          {intl.formatMessage({ id: 'launcher.states.count' }, { count })}
        </p>
        <p className={styles.hint}>{intl.formatMessage({ id: 'launcher.states.hint' })}</p>
      </div>
    </Card>
  );
}

/** Opens states with the fields' session, and tells when the backend takes no wishes. */
function useOpening(fields: Fields) {
  const intl = useIntl();
  const navigate = useNavigate();
  const session = sessionQuery(useParameters());
  const [opening, setOpening] = useState<string>();
  const [trouble, setTrouble] = useState<{ state: ScreenState; text: string }>();
  // The state's own product and order count, and no others.
  const addressOf = ({ route }: ScreenState) =>
    withoutBorrower(screenAddress(route, { ...fields, productId: '', orderId: '' }, session));

  const open = async (state: ScreenState) => {
    if (opening !== undefined) return;
    setOpening(state.id);
    setTrouble(undefined);
    const { faults, steps } = spoken(state, (words) => say(intl, words));
    try {
      await openVisit({ route: addressOf(state), faults, steps });
    } catch (error) {
      setOpening(undefined);
      const text = troubleText(intl, state, error);
      setTrouble({ state, text });
      showToast(text);
    }
  };
  return { opening, trouble, open, openScreen: (state: ScreenState) => void navigate(addressOf(state)) };
}

/** Every visit is of a borrower of its own. */
function withoutBorrower(address: string): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.delete('userId');
  return `${path}?${query}`;
}

function troubleText(intl: IntlShape, { label }: ScreenState, error: unknown): string {
  const state = intl.formatMessage({ id: label });
  const sentence = intl.formatMessage({ id: 'launcher.states.noSwitch' }, { state });
  const reason = error instanceof NoSwitch ? error.message : '';
  return reason === '' ? sentence : `${sentence} ${intl.formatMessage({ id: 'launcher.states.answer' }, { reason })}`;
}

/** Words of a state in the page's language. */
const say = (intl: IntlShape, words: Words): string =>
  words in intl.messages ? intl.formatMessage({ id: words as MessageId }) : words;
