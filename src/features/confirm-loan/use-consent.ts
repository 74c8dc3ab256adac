/** The consent to the loan agreement: given by default, and a withdrawal lasts for the web view's session. */
import { useState } from 'react';
import * as v from 'valibot';
import { type StorageKey, sessionStore } from '../../host/storage';
import { useParameters } from '../../ui/use-go';

/** Persisted per borrower and product, so that reading the agreement or a reload does not give consent again. */
export function useConsent(productId: string | undefined) {
  const userId = useParameters().get('userId');
  const key: StorageKey = `productDetail.consentWithdrawn.${JSON.stringify([userId ?? null, productId ?? null])}`;
  const [consented, setConsented] = useState(() => sessionStore.read(key, v.literal(true)) === undefined);

  const changeConsent = (given: boolean) => {
    if (given) sessionStore.remove(key);
    else sessionStore.write(key, true);
    setConsented(given);
  };
  return { consented, changeConsent };
}
