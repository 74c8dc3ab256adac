/** The state of the form for a new card: values, errors, and saving. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFieldErrors } from '../../ui/use-field-errors';
import { useParameters } from '../../ui/use-go';
import { useSubmit } from '../../ui/use-submit';
import { saveCard } from './commands';
import { type CardForm, FIELD_NAMES, type FieldName, fieldError, knownPhone, normalize } from './rules';
import type { SavedCard } from './wire';

export function useCardForm() {
  const intl = useIntl();
  const parameters = useParameters();
  const [values, setValues] = useState<CardForm>(() => ({
    holder: '',
    number: '',
    phone: knownPhone(parameters.get('mobilePhone')),
  }));
  const { form, errors, clearError, showErrors } = useFieldErrors<FieldName>();
  const [savedCard, setSavedCard] = useState<SavedCard>();
  const { submit, outcome, message } = useSubmit(saveCard, {
    loading: intl.formatMessage({ id: 'bind.saving' }),
    // If the answer has no number, the saved number is the one that was sent.
    onSuccess: (card, sent) => setSavedCard({ ...card, number: card.number ?? sent.number }),
    screenShowsUnknown: true,
  });

  return {
    form,
    values,
    errors,
    outcome,
    savedCard,
    message,
    change(name: FieldName, text: string) {
      setValues((current) => ({ ...current, [name]: normalize(name, text) }));
      clearError(name);
    },
    save() {
      const wrong = FIELD_NAMES.flatMap((name) => {
        const error = fieldError(name, values);
        return error === undefined
          ? []
          : [[name, intl.formatMessage({ id: `bind.${error}` }, { count: values.number.length })]];
      });
      if (showErrors(Object.fromEntries(wrong)) === undefined) submit(values);
    },
  };
}
