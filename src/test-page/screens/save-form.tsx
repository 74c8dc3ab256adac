import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { useTranslations } from '../translations';
import { LONGEST_NAME, nameProblem, type Profiles } from './profiles';
import styles from './profiles.module.css';

interface SaveFormProps {
  label: string;
  action: string;
  profiles: Profiles;
  /** What stands in the field at first. */
  suggestion?: string;
  /** The present name of what is named here, when it has one. */
  own?: string;
  /** Absent = a taken name is refused for good. */
  canReplace?: boolean;
  save: (name: string) => void;
  cancel?: () => void;
  /** It has taken the place of what was touched. */
  takesFocus?: boolean;
}

/** A name and its button; it says what is wrong with the name, and offers to replace what has it. */
export function SaveForm({
  label,
  action,
  profiles,
  suggestion = '',
  own,
  canReplace,
  save,
  cancel,
  takesFocus,
}: SaveFormProps) {
  const t = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(suggestion);
  const [problem, setProblem] = useState<ReturnType<typeof nameProblem>>();

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const submit = () => {
    const found = nameProblem(profiles, name, own);
    setProblem(found);
    if (found === undefined) finish();
    else input.current?.focus();
  };
  const finish = () => {
    save(name.trim());
    setName('');
    setProblem(undefined);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        inputRef={input}
        label={label}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(text) => {
          setName(text);
          setProblem(undefined);
        }}
        error={problem && t(`profiles.${problem}`, { name: name.trim() })}
        beside={
          <Button type="submit" look="secondary">
            {action}
          </Button>
        }
      />
      {problem === 'nameTaken' && canReplace && (
        <Button look="text" onClick={finish}>
          {t('profiles.replace')}
        </Button>
      )}
      {cancel && (
        <Button look="text" onClick={cancel}>
          {t('common.cancel')}
        </Button>
      )}
    </form>
  );
}
