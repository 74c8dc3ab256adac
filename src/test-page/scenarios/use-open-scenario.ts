/** Opens states with the fields' session, and tells when the backend takes no wishes. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { sessionQuery } from '../../host/session';
import { showToast } from '../../ui/toast';
import { useParameters } from '../../ui/use-go';
import { AdminApiError } from '../faults/admin-api';
import { type Fields, screenAddress } from '../screens/fields';
import { isMessageId, type Translate, useTranslations } from '../translations';
import { localized } from './localized';
import { openScenario } from './open-scenario';
import type { Scenario } from './scenario';

export function useOpenScenario(fields: Fields) {
  const intl = useIntl();
  const t = useTranslations();
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
    const { faults, steps } = localized(state, (words) => (isMessageId(intl, words) ? t(words) : words));
    try {
      await openScenario({ route: addressOf(state), faults, steps });
    } catch (error) {
      setOpening(undefined);
      const text = troubleText(t, state, error);
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

function troubleText(t: Translate, { label }: Scenario, error: unknown): string {
  const state = t(`state.${label}`);
  const sentence = t('scenarios.noAdminApi', { state });
  const reason = (error instanceof AdminApiError && error.serverMessage) || '';
  return reason === '' ? sentence : `${sentence} ${t('scenarios.answer', { reason })}`;
}
