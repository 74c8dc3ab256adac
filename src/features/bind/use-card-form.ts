/** The form of a new card: what is typed, what is wrong with it, and saving it once. */
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isOutcomeUnknown } from '../../api/failure';
import { writeFailureText } from '../../ui/error-view';
import { useParameters } from '../../ui/use-go';
import { useSubmit } from '../../ui/use-submit';
import { saveCard } from './commands';
import { type CardForm, FIELD_NAMES, type FieldName, knownPhone, tidy, troubleOf } from './rules';
import type { SavedCard } from './wire';

export type Outcome = { kind: 'saved'; card: SavedCard } | { kind: 'unknown' };

export function useCardForm() {
  const intl = useIntl();
  const parameters = useParameters();
  const [form, setForm] = useState<CardForm>(() => ({
    holder: '',
    number: '',
    phone: knownPhone(parameters.get('mobilePhone')),
  }));
  /** Fields that are told to be wrong; each is judged anew as it is mended. */
  const [told, setTold] = useState<readonly FieldName[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const inputs = {
    holder: useRef<HTMLInputElement>(null),
    number: useRef<HTMLInputElement>(null),
    phone: useRef<HTMLInputElement>(null),
  };
  const { submit, isPending, failure } = useSubmit(saveCard, {
    loading: intl.formatMessage({ id: 'bind.saving' }),
    // A server that does not repeat the number saved the one that was sent.
    onSuccess: (card, sent) => setOutcome({ kind: 'saved', card: { ...card, number: card.number ?? sent.number } }),
    onFailure: (lost) => isOutcomeUnknown(lost) && setOutcome({ kind: 'unknown' }),
  });

  return {
    form,
    inputs,
    outcome,
    saving: isPending,
    failure: failure === null ? undefined : writeFailureText(intl, failure),
    errorOf(name: FieldName): string | undefined {
      const trouble = told.includes(name) ? troubleOf(name, form) : undefined;
      return trouble && intl.formatMessage({ id: `bind.${trouble}` }, { count: form.number.length });
    },
    change(name: FieldName, text: string) {
      setForm((current) => ({ ...current, [name]: tidy(name, text) }));
      setTold((current) => current.filter((each) => each !== name));
    },
    save() {
      const wrong = FIELD_NAMES.filter((name) => troubleOf(name, form) !== undefined);
      setTold(wrong);
      const [first] = wrong;
      if (first === undefined) submit(form);
      else inputs[first].current?.focus();
    },
  };
}
