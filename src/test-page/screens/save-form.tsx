import { useEffect, useRef, useState } from 'react';
import { Action, Field } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';
import { LONGEST_NAME, nameError, type Profiles } from './profiles';

interface SaveFormProps {
  label: string;
  action: string;
  profiles: Profiles;
  /** The name that is in the field at first. */
  suggestion?: string;
  /** The present name of the profile, when it has one. */
  own?: string;
  /** Whether a profile of the same name can be replaced. */
  canReplace?: boolean;
  save: (name: string) => void;
  /** Then the form has replaced the element that was pressed, and gets the focus. */
  cancel?: () => void;
}

/** A name and its button; it shows why a name is not accepted, and offers to replace the profile that has it. */
export function SaveForm({ label, action, profiles, suggestion = '', own, canReplace, save, cancel }: SaveFormProps) {
  const t = useTranslations();
  const input = useRef<HTMLElement>(null);
  const canCancel = cancel !== undefined;
  const [name, setName] = useState(suggestion);
  const [error, setError] = useState<ReturnType<typeof nameError>>();

  useEffect(() => {
    if (canCancel) input.current?.focus();
  }, [canCancel]);

  const change = (text: string) => {
    setName(text);
    setError(undefined);
  };
  const finish = () => {
    save(name.trim());
    change('');
  };

  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        const found = nameError(profiles, name, own);
        setError(found);
        if (found === undefined) finish();
        else input.current?.focus();
      }}
    >
      <Field
        fieldRef={input}
        label={label}
        value={name}
        maxLength={LONGEST_NAME}
        onChange={change}
        error={error && t(`profiles.${error}`, { name: name.trim() })}
      />
      <div className={styles.actions}>
        <Action text={action} type="submit" variant="secondary" />
        {error === 'nameTaken' && canReplace && <Action text={t('profiles.replace')} onClick={finish} />}
        {cancel && <Action text={t('common.cancel')} onClick={cancel} />}
      </div>
    </form>
  );
}
