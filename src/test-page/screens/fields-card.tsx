import { FORM_HEADERS, JSON_HEADERS } from '../../platform/address';
import { Card } from '../../ui/page/card';
import { Action, Field } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';
import { FIELD_NAMES, type FieldName, type Fields, MORE_NAMES, PARAMETERS, type Values } from './fields';

/** Values that need a line of their own. */
const LONG: readonly FieldName[] = ['sessionId', 'idfa'];

interface FieldsCardProps {
  fields: Fields;
  save: (fields: Fields) => void;
  reset: () => void;
}

/** Borrower, phone and order of the screens that are opened. */
export function FieldsCard({ fields, save, reset }: FieldsCardProps) {
  const t = useTranslations();
  return (
    <Card title={t('fields')}>
      <div className={styles.form}>
        {PARAMETERS.map((name) => (
          <Field
            key={name}
            label={t(`field.${name}`)}
            value={fields[name]}
            wide={LONG.includes(name)}
            onChange={(value) => save({ ...fields, [name]: value })}
          />
        ))}
        <Field
          label={t('field.contactName')}
          value={fields.contactName}
          hint={t('field.contactNameHint')}
          wide
          onChange={(contactName) => save({ ...fields, contactName })}
        />
      </div>
      <MoreFields more={fields.more} save={(more) => save({ ...fields, more })} />
      <div className={styles.actions}>
        <Action text={t('reset')} onClick={reset} />
      </div>
    </Card>
  );
}

/** The rest of the session, the calls' headers, and a deployment's own parameters. */
function MoreFields({ more, save }: { more: Values; save: (more: Values) => void }) {
  const t = useTranslations();
  const nameOf = useParameterName();
  const added = Object.keys(more).filter((name) => !MORE_NAMES.includes(name));
  const filled = Object.values(more).filter((value) => value.trim() !== '').length;
  return (
    <details className={styles.more}>
      <summary>
        <span>{`${t('more')} `}</span>
        <span className="muted">{t('more.filled', { filled })}</span>
      </summary>
      <p className="muted">{t('more.hint')}</p>
      <div className={styles.form}>
        {[...MORE_NAMES, ...added].map((name) => (
          <Field
            key={name}
            label={nameOf(name)}
            value={more[name] ?? ''}
            onChange={(value) => save({ ...more, [name]: value })}
          />
        ))}
      </div>
    </details>
  );
}

const NAMED = ['userId', 'appName', 'clientType', 'merchantNumber', 'mobilePhone', 'language'] as const;
const HEADERS: readonly string[] = [...FORM_HEADERS, ...JSON_HEADERS];

/** The label of a parameter; a deployment's own has the name that it has in the address. */
export function useParameterName(): (name: string) => string {
  const t = useTranslations();
  return (name) => {
    const named = [...NAMED, ...FIELD_NAMES].find((each) => each === name);
    if (named !== undefined) return t(`field.${named}`);
    return HEADERS.includes(name) ? t('header', { name }) : name;
  };
}
