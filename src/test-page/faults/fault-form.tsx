import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { failureText } from '../../ui/error-view';
import { Field } from '../../ui/field';
import { showToast } from '../../ui/toast';
import { useSubmit } from '../../ui/use-submit';
import { askForFault } from './fault-commands';
import { FAULT_KINDS, type FaultDraft, type FaultError, faultRequestOf, isError, NEW_FAULT } from './fault-draft';
import styles from './faults-panel.module.css';

const ERRORS = {
  ms: 'launcher.faults.badMs',
  status: 'launcher.faults.badStatus',
  code: 'launcher.faults.badCode',
  data: 'launcher.faults.badData',
} as const;

export function FaultForm({ paths }: { paths: readonly string[] }) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<FaultDraft>(NEW_FAULT);
  const [wrong, setWrong] = useState<FaultError['field']>();
  const { submit, isPending, failure } = useSubmit(askForFault, {
    onSuccess: () => showToast(intl.formatMessage({ id: 'launcher.faults.added' })),
  });

  const change = (part: Partial<FaultDraft>) => {
    setDraft({ ...draft, ...part });
    setWrong(undefined);
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const wish = faultRequestOf(draft);
    if (isError(wish)) {
      setWrong(wish.field);
      form.current?.querySelector<HTMLElement>(`[name="${wish.field}"]`)?.focus();
    } else submit(wish);
  };
  const errorOf = (field: FaultError['field']) =>
    wrong === field ? intl.formatMessage({ id: ERRORS[field] }) : undefined;
  const text = (field: 'ms' | 'status' | 'code' | 'message', numeric: boolean) => (
    <Field
      label={intl.formatMessage({ id: `launcher.faults.${field}` })}
      name={field}
      value={draft[field]}
      onChange={(value) => change({ [field]: value })}
      error={field === 'message' ? undefined : errorOf(field)}
      inputMode={numeric ? 'numeric' : 'text'}
      autoComplete="off"
      inputRef={null}
    />
  );

  return (
    <Card title={intl.formatMessage({ id: 'launcher.faults.title' })}>
      <p className={styles.text}>{intl.formatMessage({ id: 'launcher.faults.text' })}</p>
      <form ref={form} noValidate onSubmit={ask}>
        <Choice
          label={intl.formatMessage({ id: 'launcher.faults.path' })}
          value={draft.path}
          onChange={(path) => change({ path })}
        >
          <option value="*">{intl.formatMessage({ id: 'launcher.faults.anyPath' })}</option>
          {paths.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </Choice>
        <Choice
          label={intl.formatMessage({ id: 'launcher.faults.kind' })}
          value={draft.kind}
          onChange={(value) => change({ kind: FAULT_KINDS.find((kind) => kind === value) ?? 'status' })}
        >
          {FAULT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {intl.formatMessage({ id: `launcher.fault.${kind}` })}
            </option>
          ))}
        </Choice>
        {draft.kind === 'status' && text('status', true)}
        {draft.kind === 'refuse' && (
          <>
            {text('code', false)}
            {text('message', false)}
          </>
        )}
        {draft.kind === 'data' && (
          <>
            <DataField value={draft.data} onChange={(data) => change({ data })} error={errorOf('data')} />
            <Checkbox checked={draft.merge} onChange={(merge) => change({ merge })}>
              {intl.formatMessage({ id: 'launcher.faults.merge' })}
            </Checkbox>
          </>
        )}
        {text('ms', true)}
        <Choice
          label={intl.formatMessage({ id: 'launcher.faults.reach' })}
          value={draft.every ? 'every' : 'next'}
          onChange={(value) => change({ every: value === 'every' })}
        >
          <option value="next">{intl.formatMessage({ id: 'launcher.faults.next' })}</option>
          <option value="every">{intl.formatMessage({ id: 'launcher.faults.every' })}</option>
        </Choice>
        {failure !== null && (
          <p className={styles.failure} role="alert">
            {failure.serverMessage === undefined
              ? intl.formatMessage({ id: 'launcher.noSwitch' })
              : failureText(intl, failure)}
          </p>
        )}
        <div className={styles.ask}>
          <Button type="submit" busy={isPending}>
            {intl.formatMessage({ id: 'launcher.faults.add' })}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Its options. */
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </div>
  );
}

interface DataFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

function DataField({ value, onChange, error }: DataFieldProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{intl.formatMessage({ id: 'launcher.faults.data' })}</label>
      <textarea
        id={id}
        name="data"
        rows={5}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.failure}>
          {error}
        </p>
      )}
    </div>
  );
}
