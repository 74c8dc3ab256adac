import { type FormEvent, useRef, useState } from 'react';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { showToast } from '../../ui/toast';
import { useSubmit } from '../../ui/use-submit';
import { Action, Field } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';
import { addFault } from './admin-api';
import { FAULT_KINDS, type FaultDraft, type FaultError, isError, NEW_FAULT, toFaultRequest } from './fault-draft';

/** @param paths the calls that the sandbox answers. */
export function FaultForm({ paths }: { paths: readonly string[] }) {
  const t = useTranslations();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<FaultDraft>(NEW_FAULT);
  const [wrong, setWrong] = useState<FaultError['field']>();
  const { submit, outcome, message } = useSubmit(addFault, {
    failureText: (failure) => failure.serverMessage ?? t('noAdminApi'),
    onSuccess: () => showToast(t('faults.added')),
  });

  const change = (part: Partial<FaultDraft>) => {
    setDraft({ ...draft, ...part });
    setWrong(undefined);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const request = toFaultRequest(draft);
    if (isError(request)) {
      setWrong(request.field);
      form.current?.querySelector<HTMLElement>(`[name="${request.field}"]`)?.focus();
    } else submit(request);
  };
  const text = (name: 'ms' | 'status' | 'code' | 'message' | 'data') => (
    <Field
      as={name === 'data' ? 'textarea' : 'input'}
      label={t(`faults.${name}`)}
      name={name}
      inputMode={name === 'ms' || name === 'status' ? 'numeric' : 'text'}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      error={name !== 'message' && wrong === name ? t(`faults.bad.${name}`) : undefined}
    />
  );

  return (
    <Card title={t('faults.title')}>
      <p className={styles.note}>{t('faults.text')}</p>
      <form ref={form} noValidate onSubmit={onSubmit}>
        <Field as="select" label={t('faults.path')} value={draft.path} onChange={(path) => change({ path })}>
          <option value="*">{t('faults.anyPath')}</option>
          {paths.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </Field>
        <Field
          as="select"
          label={t('faults.kind')}
          value={draft.kind}
          onChange={(value) => change({ kind: FAULT_KINDS.find((kind) => kind === value) ?? 'status' })}
        >
          {FAULT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`fault.${kind}`)}
            </option>
          ))}
        </Field>
        {draft.kind === 'status' && text('status')}
        {draft.kind === 'refuse' && (
          <>
            {text('code')}
            {text('message')}
          </>
        )}
        {draft.kind === 'data' && (
          <>
            {text('data')}
            <Checkbox checked={draft.merge} onChange={(merge) => change({ merge })}>
              {t('faults.merge')}
            </Checkbox>
          </>
        )}
        {text('ms')}
        <Field
          as="select"
          label={t('faults.reach')}
          value={draft.every ? 'every' : 'next'}
          onChange={(value) => change({ every: value === 'every' })}
        >
          <option value="next">{t('faults.next')}</option>
          <option value="every">{t('faults.every')}</option>
        </Field>
        {message !== undefined && (
          <p className={styles.error} role="alert">
            {message}
          </p>
        )}
        <div className={styles.stack}>
          <Action text={t('faults.add')} type="submit" busy={outcome === 'sending'} variant="primary" />
        </div>
      </form>
    </Card>
  );
}
