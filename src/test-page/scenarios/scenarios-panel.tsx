/** The catalogue of states: one tap opens a screen in a state, as a borrower to whom nothing has happened yet. */

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import type { Fields } from '../screens/fields';
import { useTranslations } from '../translations';
import { SCENARIOS } from './catalogue';
import { keepPlace, type Place, readPlace, START } from './list-position';
import type { Scenario } from './scenario';
import styles from './scenarios-panel.module.css';
import { ScenariosSearch } from './scenarios-search';
import { findScenarios } from './search';
import { useOpenScenario } from './use-open-scenario';

export function ScenariosPanel({ fields }: { fields: Fields }) {
  const t = useTranslations();
  const [place, setPlace] = useState(readPlace);
  const field = useRef<HTMLInputElement>(null);
  const opened = useReturn();
  const { opening, trouble, open, openScreen } = useOpenScenario(fields);

  const change = (news: Partial<Place>) => {
    const next = { ...place, opened: undefined, ...news };
    setPlace(next);
    keepPlace(next);
  };
  const nameOf = ({ screen, label }: Scenario) => `${t(`screen.${screen}`)} ${t(`state.${label}`)}`;
  const ofScreen = place.screen === undefined ? SCENARIOS : SCENARIOS.filter(({ screen }) => screen === place.screen);
  const groups = findScenarios(ofScreen, place.search, nameOf);

  return (
    <>
      <ScenariosSearch
        place={place}
        change={change}
        count={groups.reduce((sum, { states }) => sum + states.length, 0)}
        field={field}
      />
      {trouble !== undefined && (
        <div className={styles.trouble} role="alert">
          <p>{trouble.text}</p>
          <Button look="secondary" onClick={() => openScreen(trouble.state)}>
            {t('scenarios.openScreen')}
          </Button>
        </div>
      )}
      {groups.map(({ screen, states }) => (
        <Card key={screen} title={t(`screen.${screen}`)}>
          <ul className={styles.states}>
            {states.map((state) => (
              <li key={state.id}>
                <button
                  ref={state.id === place.opened ? opened : undefined}
                  type="button"
                  className={styles.state}
                  aria-busy={opening === state.id}
                  onClick={() => {
                    change({ opened: state.id });
                    void open(state);
                  }}
                >
                  {t(opening === state.id ? 'scenarios.opening' : `state.${state.label}`)}
                </button>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      {groups.length === 0 && (
        <Card>
          <p className={styles.none}>{t('scenarios.none')}</p>
          <Button
            look="text"
            onClick={() => {
              change(START);
              field.current?.focus();
            }}
          >
            {t('scenarios.clear')}
          </Button>
        </Card>
      )}
    </>
  );
}

/** Whoever comes back from a state finds it where it was tapped. @returns what its button is given. */
function useReturn() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
    // Once: the next time this part is opened, it opens at its top.
    keepPlace({ ...readPlace(), opened: undefined });
  }, []);
  return button;
}
