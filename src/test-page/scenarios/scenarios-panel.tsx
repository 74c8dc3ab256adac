/** The catalogue of scenarios: one tap opens a screen in a state, as a new borrower. */
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { toFailure } from '../../api/failure';
import { matchesSearch } from '../../format/text';
import { sessionStore } from '../../platform/storage';
import { showToast } from '../../ui/overlay/toast';
import { Card } from '../../ui/page/card';
import { Action, Field } from '../controls';
import { type Fields, screenAddress } from '../screens/fields';
import { useLanguage } from '../screens/use-fields';
import styles from '../test-page.module.css';
import { type TestPageMessageId, useTranslations } from '../translations';
import { SCENARIOS, SCREENS } from './catalogue';
import { openScenario } from './open-scenario';
import { localized, type Scenario } from './scenario';

const LIST_KEY = 'setting.states';
/** For a long sentence. */
const TOAST_MS = 8000;

/** What the list shows when a scenario leads back to it. */
const listState = v.object({ search: v.string(), opened: v.string() });

/** `order-174-due-today` as `Order 174 due today`. */
const titleOf = ({ id }: Scenario) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

export function ScenariosPanel({ fields }: { fields: Fields }) {
  const intl = useIntl();
  const t = useTranslations();
  const { language } = useLanguage();
  const [search, setSearch] = useState(() => sessionStore.read(LIST_KEY, listState)?.search ?? '');
  const [opening, setOpening] = useState<string>();
  const tiles = useRef<HTMLDivElement>(null);

  // Back at the list, the scenario that was opened last has the focus.
  useEffect(() => {
    const last = sessionStore.read(LIST_KEY, listState);
    if (last === undefined) return;
    const button = tiles.current?.querySelector<HTMLButtonElement>(`#${last.opened}`);
    button?.scrollIntoView({ block: 'center' });
    button?.focus({ preventScroll: true });
    sessionStore.remove(LIST_KEY);
  }, []);

  const open = async (scenario: Scenario) => {
    if (opening !== undefined) return;
    setOpening(scenario.id);
    sessionStore.write(LIST_KEY, { search, opened: scenario.id });
    // Product and order are the scenario's own, and each opening has a new borrower.
    const session = { ...fields, productId: '', orderId: '', userId: '' };
    try {
      await openScenario(
        screenAddress(scenario.route, session, language),
        localized(scenario, (text) => (text in intl.messages ? t(text as TestPageMessageId) : text)),
      );
    } catch (error) {
      setOpening(undefined);
      showToast(`${t('noAdminApi')} ${toFailure(error).serverMessage ?? ''}`.trim(), { duration: TOAST_MS });
    }
  };

  const found = SCENARIOS.filter(({ id, screen }) => matchesSearch(`${t(screen)} ${id}`, search));
  return (
    <>
      <Card>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the phones we support */}
        <div role="search">
          <Field label={t('scenarios.search')} type="search" value={search} onChange={setSearch} />
        </div>
        <p className="muted" role="status">
          {t('scenarios.count', { count: found.length })}
        </p>
        <p className="muted">{t('scenarios.hint')}</p>
      </Card>
      <div ref={tiles} className={styles.columns}>
        {SCREENS.filter((name) => found.some(({ screen }) => screen === name)).map((name) => (
          <Card key={name} title={t(name)}>
            <div className={styles.tiles}>
              {found
                .filter(({ screen }) => screen === name)
                .map((scenario) => (
                  <Action
                    key={scenario.id}
                    id={scenario.id}
                    text={titleOf(scenario)}
                    variant="secondary"
                    busy={opening === scenario.id}
                    onClick={() => void open(scenario)}
                  />
                ))}
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
