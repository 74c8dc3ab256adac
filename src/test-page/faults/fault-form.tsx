import { type FormEvent, useState } from 'react';
import { InlineError } from '../../ui/form/button';
import { Checkbox } from '../../ui/form/checkbox';
import { useForm } from '../../ui/form/use-form';
import { Card } from '../../ui/page/card';
import { useSubmit } from '../../ui/write/use-submit';
import { Action, Field } from '../controls';
import { useTranslations } from '../translations';
import { addFault } from './admin-api';
import { FAULT_KINDS, type FaultDraft, type FaultKind, NEW_FAULT, requestOf, wrongField } from './fault';

type TextField = 'ms' | 'status' | 'code' | 'message' | 'data';
const FIELDS: Partial<Record<FaultKind, readonly TextField[]>> = {
  status: ['status'],
  refuse: ['code', 'message'],
  data: ['data'],
};

/** @param paths the calls that the sandbox answers. */
export function FaultForm({ paths }: { paths: readonly string[] }) {
  const t = useTranslations();
  const [draft, setDraft] = useState<FaultDraft>(NEW_FAULT);
  const { submit, outcome, message } = useSubmit(addFault, {
    failureText: (failure) => failure.serverMessage ?? t('noAdminApi'),
  });

  const change = (part: Partial<FaultDraft>) => setDraft({ ...draft, ...part });
  const form = useForm<TextField>(draft, (name, value) => change({ [name]: value }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongField(draft);
    if (wrong === undefined) submit(requestOf(draft));
    else form.showErrors({ [wrong]: t(`faults.wrong.${wrong}`) });
  };

  return (
    <Card title={t('faults.add')}>
      <p className="muted">{t('faults.text')}</p>
      <form ref={form.ref} noValidate onSubmit={onSubmit}>
        <Field
          label={t('faults.path')}
          value={draft.path}
          options={[{ value: '*', name: t('faults.anyPath') }, ...paths.map((value) => ({ value, name: value }))]}
          onChange={(path) => change({ path })}
        />
        <Field
          label={t('faults.kind')}
          value={draft.kind}
          options={FAULT_KINDS.map((value) => ({ value, name: t(`fault.${value}`) }))}
          onChange={(value) => change({ kind: FAULT_KINDS.find((kind) => kind === value) ?? 'status' })}
        />
        {[...(FIELDS[draft.kind] ?? []), 'ms' as const].map((name) => (
          <Field
            {...form.field(name)}
            key={name}
            as={name === 'data' ? 'textarea' : 'input'}
            label={t(`faults.${name}`)}
            inputMode={name === 'ms' || name === 'status' ? 'numeric' : 'text'}
          />
        ))}
        {draft.kind === 'data' && (
          <Checkbox checked={draft.merge} onChange={(merge) => change({ merge })}>
            {t('faults.merge')}
          </Checkbox>
        )}
        <Checkbox checked={draft.every} onChange={(every) => change({ every })}>
          {t('faults.every')}
        </Checkbox>
        {message !== undefined && <InlineError>{message}</InlineError>}
        <Action text={t('faults.add')} type="submit" busy={outcome === 'sending'} variant="primary" />
      </form>
    </Card>
  );
}
