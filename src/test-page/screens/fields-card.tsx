import { LANGUAGE_NAMES, LANGUAGES } from '../../languages';
import { Card } from '../../ui/page/card';
import { Action, Field } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';
import { FIELD_NAMES, type Fields, moreNames } from './fields';
import { useLanguage } from './use-fields';

interface FieldsCardProps {
  fields: Fields;
  save: (fields: Fields) => void;
  reset: () => void;
}

/** Borrower, phone and order of the screens that are opened. */
export function FieldsCard({ fields, save, reset }: FieldsCardProps) {
  const t = useTranslations();
  const { language, setLanguage } = useLanguage();
  const field = (name: string, label: string) => (
    <Field
      key={name}
      label={label}
      value={fields[name] ?? ''}
      onChange={(value) => save({ ...fields, [name]: value })}
    />
  );
  return (
    <Card>
      <div className={styles.form}>
        {FIELD_NAMES.map((name) => field(name, t(`field.${name}`)))}
        <Field
          label={t('field.language')}
          value={language}
          options={LANGUAGE_NAMES.map((name) => ({ value: LANGUAGES[name].parameter, name: LANGUAGES[name].label }))}
          onChange={setLanguage}
        />
      </div>
      <p className="muted">{t('fields.hint')}</p>
      <details className={styles.more}>
        <summary>{t('more')}</summary>
        <p className="muted">{t('more.hint')}</p>
        <div className={styles.form}>{moreNames(fields).map((name) => field(name, name))}</div>
      </details>
      <Action text={t('reset')} onClick={reset} />
    </Card>
  );
}
