/** Opens states with the fields' session, and tells when the backend takes no wishes. */
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { sessionQuery } from '../../host/session';
import type { MessageId } from '../../intl/messages';
import { showToast } from '../../ui/toast';
import { useParameters } from '../../ui/use-go';
import { AdminApiError } from '../faults/admin-api';
import { type Fields, screenAddress } from '../screens/fields';
import { localized } from './localized';
import { openScenario } from './open-scenario';
import type { Scenario, Words } from './scenario';

export function useOpenScenario(fields: Fields) {
  const intl = useIntl();
  const navigate = useNavigate();
  const session = sessionQuery(useParameters());
  /** Id of the state that is on its way. */
  const [opening, setOpening] = useState<string>();
  const [trouble, setTrouble] = useState<{ state: Scenario; text: string }>();
  // The state's own product and order count, and no others.
  const addressOf = ({ route }: Scenario) =>
    withoutBorrower(screenAddress(route, { ...fields, productId: '', orderId: '' }, session));

  const open = async (state: Scenario) => {
    if (opening !== undefined) return;
    setOpening(state.id);
    setTrouble(undefined);
    const { faults, steps } = localized(state, (words) => say(intl, words));
    try {
      await openScenario({ route: addressOf(state), faults, steps });
    } catch (error) {
      setOpening(undefined);
      const text = troubleText(intl, state, error);
      setTrouble({ state, text });
      showToast(text);
    }
  };
  return { opening, trouble, open, openScreen: (state: Scenario) => void navigate(addressOf(state)) };
}

/** Every visit is of a borrower of its own. */
function withoutBorrower(address: string): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.delete('userId');
  return `${path}?${query}`;
}

function troubleText(intl: IntlShape, { label }: Scenario, error: unknown): string {
  const state = intl.formatMessage({ id: label });
  const sentence = intl.formatMessage({ id: 'launcher.states.noSwitch' }, { state });
  const reason = (error instanceof AdminApiError && error.serverMessage) || '';
  return reason === '' ? sentence : `${sentence} ${intl.formatMessage({ id: 'launcher.states.answer' }, { reason })}`;
}

/** Words of a state in the page's language. */
const say = (intl: IntlShape, words: Words): string =>
  words in intl.messages ? intl.formatMessage({ id: words as MessageId }) : words;
