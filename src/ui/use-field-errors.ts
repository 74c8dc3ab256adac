/** The errors of a form's fields by their attribute `name`, and the focus on the first invalid field. */
import { useRef, useState } from 'react';

/** In the order of the form. */
export type FieldErrors<Name extends string> = { readonly [Field in Name]?: string | undefined };

export function useFieldErrors<Name extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>(() => ({}));
  // The last one, because a select and the text field for another value may have the same name.
  const focus = (name: string) =>
    [...(form.current?.querySelectorAll<HTMLElement>(`[name="${name}"]`) ?? [])].pop()?.focus();
  return {
    form,
    errors,
    focus,
    clearError: (name: Name) => setErrors((current) => ({ ...current, [name]: undefined })),
    /** @returns the message of the first error. */
    showErrors(next: FieldErrors<Name>): string | undefined {
      setErrors(next);
      const [first] = Object.entries<string | undefined>(next);
      if (first !== undefined) focus(first[0]);
      return first?.[1];
    },
  };
}
