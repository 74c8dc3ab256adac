import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { failureText } from '../../ui/error-view';
import { Field } from '../../ui/field';
import { showToast } from '../../ui/toast';
import { useSubmit } from '../../ui/use-submit';
import { useTranslations } from '../translations';
import { askForFault } from './fault-commands';
import { FAULT_KINDS, type FaultDraft, type FaultError, faultRequestOf, isError, NEW_FAULT } from './fault-draft';
import styles from './faults-panel.module.css';

const ERRORS = {
  ms: 'faults.badMs',
  status: 'faults.badStatus',
  code: 'faults.badCode',
  data: 'faults.badData',
} as const;

export function FaultForm({ paths }: { paths: readonly string[] }) {
  const intl = useIntl();
  const t = useTranslations();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<FaultDraft>(NEW_FAULT);
  const [wrong, setWrong] = useState<FaultError['field']>();
  const { submit, isPending, failure } = useSubmit(askForFault, {
    onSuccess: () => showToast(t('faults.added')),
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
  const errorOf = (field: FaultError['field']) => (wrong === field ? t(ERRORS[field]) : undefined);
  const text = (field: 'ms' | 'status' | 'code' | 'message', numeric: boolean) => (
    <Field
      label={t(`faults.${field}`)}
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
    <Card title={t('faults.title')}>
      <p className={styles.text}>{t('faults.text')}</p>
      <form ref={form} noValidate onSubmit={ask}>
        <Choice label={t('faults.path')} value={draft.path} onChange={(path) => change({ path })}>
          <option value="*">{t('faults.anyPath')}</option>
          {paths.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </Choice>
        <Choice
          label={t('faults.kind')}
          value={draft.kind}
          onChange={(value) => change({ kind: FAULT_KINDS.find((kind) => kind === value) ?? 'status' })}
        >
          {FAULT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`fault.${kind}`)}
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
              {t('faults.merge')}
            </Checkbox>
          </>
        )}
        {text('ms', true)}
        <Choice
          label={t('faults.reach')}
          value={draft.every ? 'every' : 'next'}
          onChange={(value) => change({ every: value === 'every' })}
        >
          <option value="next">{t('faults.next')}</option>
          <option value="every">{t('faults.every')}</option>
        </Choice>
        {failure !== null && (
          <p className={styles.failure} role="alert">
            {failure.serverMessage === undefined ? t('noAdminApi') : failureText(intl, failure)}
          </p>
        )}
        <div className={styles.ask}>
          <Button type="submit" busy={isPending}>
            {t('faults.add')}
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
  const t = useTranslations();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t('faults.data')}</label>
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
