/** The catalogue of scenarios: one tap opens a screen in a state, as a new borrower. */
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { matchesSearch } from '../../format/text';
import { sessionQuery } from '../../platform/session';
import { sessionStore } from '../../platform/storage';
import { useParameters } from '../../ui/links/use-go';
import { showToast } from '../../ui/overlay/toast';
import { Card } from '../../ui/page/card';
import { Action, Field } from '../controls';
import { AdminApiError } from '../faults/admin-api';
import { type Fields, screenAddress } from '../screens/fields';
import styles from '../test-page.module.css';
import { isMessageId, useTranslations } from '../translations';
import { SCENARIOS, SCREENS } from './catalogue';
import { openScenario } from './open-scenario';
import { localized, type Scenario } from './scenario';

const LIST_KEY = 'setting.states';

/** The state of the list, which a scenario leaves as it is. */
const listState = v.object({
  search: v.string(),
  /** Absent = every screen. */
  screen: v.optional(v.string()),
  /** Id of the scenario that was opened last. */
  opened: v.optional(v.string()),
});
type ListState = v.InferOutput<typeof listState>;

const EVERYTHING: ListState = { search: '', screen: undefined };
const readList = () => sessionStore.read(LIST_KEY, listState) ?? EVERYTHING;

export function ScenariosPanel({ fields }: { fields: Fields }) {
  const t = useTranslations();
  const [list, setList] = useState(readList);
  const searchField = useRef<HTMLElement>(null);
  const openedButton = useReturn();
  const { opening, failed, open, openScreen } = useOpenScenario(fields);

  const change = (part: Partial<ListState>) => {
    const next = { ...list, opened: undefined, ...part };
    setList(next);
    sessionStore.write(LIST_KEY, next);
  };
  const found = SCENARIOS.filter(
    ({ id, screen, label }) =>
      (list.screen === undefined || list.screen === screen) &&
      matchesSearch(`${t(screen)} ${t(`state.${label}`)} ${id}`, list.search),
  );

  return (
    <>
      <Card>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the phones we support */}
        <div role="search" className={styles.filter}>
          <Field
            fieldRef={searchField}
            label={t('scenarios.search')}
            type="search"
            value={list.search}
            onChange={(search) => change({ search })}
          />
          <Field
            label={t('scenarios.screen')}
            value={list.screen ?? ''}
            options={[
              { value: '', name: t('scenarios.everyScreen') },
              ...SCREENS.map((value) => ({ value, name: t(value) })),
            ]}
            onChange={(value) => change({ screen: SCREENS.find((screen) => screen === value) })}
          />
        </div>
        <p className="muted">
          <b role="status">{t('scenarios.count', { count: found.length })}</b>
          <span>{` ${t('scenarios.hint')}`}</span>
        </p>
      </Card>
      {failed !== undefined && (
        <div className={styles.failed} role="alert">
          <Card>
            <p className={styles.error}>{failed.message}</p>
            <Action text={t('scenarios.openScreen')} onClick={() => openScreen(failed.scenario)} />
          </Card>
        </div>
      )}
      {SCREENS.filter((name) => found.some(({ screen }) => screen === name)).map((name) => (
        <Card key={name} title={t(name)}>
          <ul className={styles.tiles}>
            {found
              .filter(({ screen }) => screen === name)
              .map((scenario) => (
                <li key={scenario.id}>
                  <button
                    ref={scenario.id === list.opened ? openedButton : undefined}
                    type="button"
                    aria-busy={opening === scenario.id}
                    onClick={() => {
                      change({ opened: scenario.id });
                      void open(scenario);
                    }}
                  >
                    {t(opening === scenario.id ? 'scenarios.opening' : `state.${scenario.label}`)}
                  </button>
                </li>
              ))}
          </ul>
        </Card>
      ))}
      {found.length === 0 && (
        <Card>
          <p className="muted">{t('scenarios.none')}</p>
          <Action
            text={t('scenarios.clear')}
            onClick={() => {
              change(EVERYTHING);
              searchField.current?.focus();
            }}
          />
        </Card>
      )}
    </>
  );
}

/** Scrolls once to the scenario that was opened last. @returns the ref of its button. */
function useReturn() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
    sessionStore.write(LIST_KEY, { ...readList(), opened: undefined });
  }, []);
  return button;
}

/** Opens scenarios with the fields' session; `failed` when the backend takes no faults. */
function useOpenScenario(fields: Fields) {
  const intl = useIntl();
  const t = useTranslations();
  const navigate = useNavigate();
  const session = sessionQuery(useParameters());
  /** The id of the scenario that is being opened. */
  const [opening, setOpening] = useState<string>();
  const [failed, setFailed] = useState<{ scenario: Scenario; message: string }>();

  // Product and order are the scenario's own, and each opening has a new borrower.
  const addressOf = ({ route }: Scenario) => {
    const { userId: _, ...more } = fields.more;
    return screenAddress(route, { ...fields, productId: '', orderId: '', more }, session);
  };
  const open = async (scenario: Scenario) => {
    if (opening !== undefined) return;
    setOpening(scenario.id);
    setFailed(undefined);
    try {
      await openScenario({
        route: addressOf(scenario),
        ...localized(scenario, (text) => (isMessageId(intl, text) ? t(text) : text)),
      });
    } catch (error) {
      setOpening(undefined);
      const reason = (error instanceof AdminApiError && error.serverMessage) || '';
      const sentence = t('scenarios.noAdminApi', { state: t(`state.${scenario.label}`) });
      const message = reason === '' ? sentence : `${sentence} ${t('scenarios.answer', { reason })}`;
      setFailed({ scenario, message });
      showToast(message);
    }
  };
  return { opening, failed, open, openScreen: (scenario: Scenario) => void navigate(addressOf(scenario)) };
}
