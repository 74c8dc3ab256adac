/** A form: its fields by their attribute `name`, their errors by its schema, and the focus on the first invalid field. */
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Errors, and the locale of their texts. */
interface Shown {
  locale: string;
  errors: Readonly<Record<string, string | undefined>>;
  /** The field whose error is announced: it had the focus already, and screen readers do not read its description again. */
  announced?: string | undefined;
}

/** @param onChange is called with what is typed; the caller keeps the values. */
export function useForm<Name extends string>(values: Texts<Name>, onChange: (name: Name, text: string) => void) {
  const ref = useRef<HTMLFormElement>(null);
  const { locale } = useIntl();
  const [shown, setShown] = useState<Shown>({ locale, errors: {} });
  // The texts of errors from before a change of language are in the other language.
  const errors = shown.locale === locale ? shown.errors : {};
  // The last one, because a select and the text field for another value may have the same name.
  const focus = (name: string) =>
    [...(ref.current?.querySelectorAll<HTMLElement>(`[name="${name}"]`) ?? [])].pop()?.focus();
  const clearError = (name: Name) =>
    setShown((current) => ({ ...current, errors: { ...current.errors, [name]: undefined } }));
  /** @param next in the order of the form. */
  const showErrors = (next: Partial<Texts<string>>) => {
    const [first] = Object.keys(next);
    const announced = document.activeElement?.getAttribute('name') === first ? first : undefined;
    setShown({ locale, errors: next, announced });
    if (first !== undefined) focus(first);
  };
  return {
    ref,
    focus,
    clearError,
    showErrors,
    isInvalid: Object.values(errors).some((error) => error !== undefined),
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      announcesError: shown.announced === name,
      onChange(text: string) {
        clearError(name);
        onChange(name, text);
      },
    }),
    /**
     * Shows the errors of the values.
     * @param schema has the fields in the order of the form, and a message for each error.
     * @returns the schema's output; undefined if the values are invalid.
     */
    check<Output>(schema: v.GenericSchema<unknown, Output>, input: object = values): Output | undefined {
      const { success, output, issues = [] } = v.safeParse(schema, input, { abortPipeEarly: true });
      showErrors(Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message])));
      return success ? output : undefined;
    },
  };
}
