/** Opens states with the fields' session, and tells when the backend takes no wishes. */
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { sessionQuery } from '../../../host/session';
import type { MessageId } from '../../../intl/messages';
import { showToast } from '../../../ui/toast';
import { useParameters } from '../../../ui/use-go';
import { type Fields, screenAddress } from '../open/fields';
import { spoken } from './spoken';
import type { ScreenState, Words } from './state';
import { NoSwitch } from './switches';
import { openVisit } from './visit';

export function useOpening(fields: Fields) {
  const intl = useIntl();
  const navigate = useNavigate();
  const session = sessionQuery(useParameters());
  /** Id of the state that is on its way. */
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
  const reason = (error instanceof NoSwitch && error.serverMessage) || '';
  return reason === '' ? sentence : `${sentence} ${intl.formatMessage({ id: 'launcher.states.answer' }, { reason })}`;
}

/** Words of a state in the page's language. */
const say = (intl: IntlShape, words: Words): string =>
  words in intl.messages ? intl.formatMessage({ id: words as MessageId }) : words;
