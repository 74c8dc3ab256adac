import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useTranslations } from '../translations';
import { Field } from './field';
import { type FieldName, type Fields, PARAMETERS } from './fields';
import { MoreFields } from './more-fields';
import styles from './screens-panel.module.css';

/** Values that need a line of their own. */
const LONG: readonly FieldName[] = ['sessionId', 'idfa'];

interface FieldsCardProps {
  fields: Fields;
  keep: (fields: Fields) => void;
  reset: () => void;
}

/** Who opens the screens, on which phone, and about which order. */
export function FieldsCard({ fields, keep, reset }: FieldsCardProps) {
  const t = useTranslations();
  return (
    <Card title={t('fields')}>
      <div className={styles.fields}>
        {PARAMETERS.map((name) => (
          <Field
            key={name}
            label={t(`${name}`)}
            value={fields[name]}
            wide={LONG.includes(name)}
            onChange={(value) => keep({ ...fields, [name]: value })}
          />
        ))}
        <Field
          label={t('contactName')}
          value={fields.contactName}
          hint={t('contactNameHint')}
          wide
          onChange={(contactName) => keep({ ...fields, contactName })}
        />
      </div>
      <MoreFields more={fields.more} keep={(more) => keep({ ...fields, more })} />
      <div className={styles.end}>
        <Button look="text" onClick={reset}>
          {t('reset')}
        </Button>
      </div>
    </Card>
  );
}
