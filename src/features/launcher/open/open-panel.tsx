/** Screens as a link opens them, with a session typed by hand. */
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { useParameters } from '../../../ui/use-go';
import { Field } from './field';
import { type FieldName, type Fields, PARAMETERS, sampleFields } from './fields';
import { LocationFinder } from './location-finder';
import styles from './open-panel.module.css';
import { PhotoPicker } from './photo-picker';
import { Shortcuts } from './shortcuts';

interface OpenPanelProps {
  fields: Fields;
  keep: (fields: Fields) => void;
}

export function OpenPanel({ fields, keep }: OpenPanelProps) {
  const intl = useIntl();
  const parameters = useParameters();
  const edit = (name: FieldName) => (value: string) => keep({ ...fields, [name]: value });
  return (
    <>
      <Card title={intl.formatMessage({ id: 'launcher.fields' })}>
        <div className={styles.fields}>
          {PARAMETERS.map((name) => (
            <Field key={name} name={name} value={fields[name]} onChange={edit(name)} />
          ))}
          <Field
            name="contactName"
            value={fields.contactName}
            hint={intl.formatMessage({ id: 'launcher.contactNameHint' })}
            onChange={edit('contactName')}
          />
        </div>
        <div className={styles.reset}>
          <Button look="text" onClick={() => keep(sampleFields(parameters))}>
            {intl.formatMessage({ id: 'launcher.reset' })}
          </Button>
        </div>
      </Card>
      <Shortcuts fields={fields} edit={edit} />
      <PhotoPicker />
      <LocationFinder />
    </>
  );
}
