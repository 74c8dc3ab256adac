/** Form controls of the test page. It accepts any value, so the browser must not correct what is typed. */
import type { ComponentProps } from 'react';
import { Button } from '../ui/form/button';
import { Field as LabelledField } from '../ui/form/field';

interface FieldProps extends Omit<ComponentProps<typeof LabelledField>, 'error'> {
  error?: string | undefined;
  /** Makes it a select. */
  options?: readonly { value: string; name: string }[];
}

export function Field({ as, error, options, ...own }: FieldProps) {
  return (
    <LabelledField
      {...own}
      as={options === undefined ? (as ?? 'input') : 'select'}
      error={error}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
    >
      {options?.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </LabelledField>
  );
}

type ActionProps = Omit<ComponentProps<typeof Button>, 'children'> & { text: string };

export const Action = ({ text, variant = 'text', ...button }: ActionProps) => (
  <Button variant={variant} {...button}>
    {text}
  </Button>
);
