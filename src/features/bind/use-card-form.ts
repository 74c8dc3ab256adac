/** The state of the form for a new card: values, errors, and saving. */
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useParameters } from '../../ui/use-go';
import { useSubmit } from '../../ui/use-submit';
import { saveCard } from './commands';
import { type CardForm, FIELD_NAMES, type FieldName, fieldError, knownPhone, normalize } from './rules';
import type { SavedCard } from './wire';

export function useCardForm() {
  const intl = useIntl();
  const parameters = useParameters();
  const [form, setForm] = useState<CardForm>(() => ({
    holder: '',
    number: '',
    phone: knownPhone(parameters.get('mobilePhone')),
  }));
  /** Fields whose errors are shown. Each is validated again when it changes. */
  const [shown, setShown] = useState<readonly FieldName[]>([]);
  const [savedCard, setSavedCard] = useState<SavedCard>();
  const inputs = {
    holder: useRef<HTMLInputElement>(null),
    number: useRef<HTMLInputElement>(null),
    phone: useRef<HTMLInputElement>(null),
  };
  const { submit, outcome, message } = useSubmit(saveCard, {
    loading: intl.formatMessage({ id: 'bind.saving' }),
    // If the answer has no number, the saved number is the one that was sent.
    onSuccess: (card, sent) => setSavedCard({ ...card, number: card.number ?? sent.number }),
    screenShowsUnknown: true,
  });

  return {
    form,
    inputs,
    outcome,
    savedCard,
    message,
    errorOf(name: FieldName): string | undefined {
      const error = shown.includes(name) ? fieldError(name, form) : undefined;
      return error && intl.formatMessage({ id: `bind.${error}` }, { count: form.number.length });
    },
    change(name: FieldName, text: string) {
      setForm((current) => ({ ...current, [name]: normalize(name, text) }));
      setShown((current) => current.filter((each) => each !== name));
    },
    save() {
      const wrong = FIELD_NAMES.filter((name) => fieldError(name, form) !== undefined);
      setShown(wrong);
      const [first] = wrong;
      if (first === undefined) submit(form);
      else inputs[first].current?.focus();
    },
  };
}
