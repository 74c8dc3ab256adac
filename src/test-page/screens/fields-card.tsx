import { useIntl } from 'react-intl';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
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
  const intl = useIntl();
  return (
    <Card title={intl.formatMessage({ id: 'launcher.fields' })}>
      <div className={styles.fields}>
        {PARAMETERS.map((name) => (
          <Field
            key={name}
            label={intl.formatMessage({ id: `launcher.${name}` })}
            value={fields[name]}
            wide={LONG.includes(name)}
            onChange={(value) => keep({ ...fields, [name]: value })}
          />
        ))}
        <Field
          label={intl.formatMessage({ id: 'launcher.contactName' })}
          value={fields.contactName}
          hint={intl.formatMessage({ id: 'launcher.contactNameHint' })}
          wide
          onChange={(contactName) => keep({ ...fields, contactName })}
        />
      </div>
      <MoreFields more={fields.more} keep={(more) => keep({ ...fields, more })} />
      <div className={styles.end}>
        <Button look="text" onClick={reset}>
          {intl.formatMessage({ id: 'launcher.reset' })}
        </Button>
      </div>
    </Card>
  );
}
