/** The developer test page: opens the screens as the native app would, with a session typed by hand. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { readLanguage } from '../../host/session';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Hero } from '../../ui/hero';
import { Page } from '../../ui/page';
import { useParameters } from '../../ui/use-go';
import { Field } from './field';
import { type FieldName, type Fields, filled, keepFields, PARAMETERS, readFields, sampleFields } from './fields';
import styles from './launcher-page.module.css';
import { LocationFinder } from './location-finder';
import { PhotoPicker } from './photo-picker';
import { Shortcuts } from './shortcuts';

export default function LauncherPage() {
  const intl = useIntl();
  const parameters = useParameters();
  const [fields, setFields] = useState(() => readFields(parameters));
  const title = intl.formatMessage({ id: 'launcher.title' });

  const keep = (next: Fields) => {
    setFields(next);
    keepFields(next);
  };
  const edit = (name: FieldName) => (value: string) => keep({ ...fields, [name]: value });

  return (
    <Page title={title} hero={<Profile fields={fields} />}>
      <LanguageSwitch />
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
    </Page>
  );
}

/** Who the screens will take the visitor for. */
function Profile({ fields }: { fields: Fields }) {
  const intl = useIntl();
  const fact = (name: FieldName) => {
    const value = filled(fields, name);
    return value === undefined ? [] : [`${intl.formatMessage({ id: `launcher.${name}` })} ${value}`];
  };
  return (
    <Hero
      label={intl.formatMessage({ id: 'launcher.profile' })}
      amount={filled(fields, 'contactName')}
      facts={[...fact('deviceName'), ...fact('osVersion'), ...fact('appVersion'), ...fact('orderId')]}
    />
  );
}

/** Rewrites `language` in the address and nothing else. */
function LanguageSwitch() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const language = readLanguage(useParameters());
  const choose = (value: '1' | '2') => {
    const query = new URLSearchParams(search);
    query.set('language', value);
    void navigate(`${pathname}?${query}`, { replace: true });
  };
  return (
    <fieldset className={styles.languages}>
      <legend className="visually-hidden">{intl.formatMessage({ id: 'launcher.language' })}</legend>
      <button type="button" aria-pressed={language === 'en'} onClick={() => choose('1')}>
        {intl.formatMessage({ id: 'launcher.english' })}
      </button>
      <button type="button" aria-pressed={language === 'es'} onClick={() => choose('2')}>
        {intl.formatMessage({ id: 'launcher.spanish' })}
      </button>
    </fieldset>
  );
}
