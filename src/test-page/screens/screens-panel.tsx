/** Opens screens as a link does, with a session that is typed or taken from a profile. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LANGUAGE_NAMES, LANGUAGES } from '../../languages';
import { paths } from '../../paths';
import { useParameters } from '../../ui/links/use-go';
import { Card } from '../../ui/page/card';
import { Action, Field } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';
import { LocationCard, PhotoCard } from './device-cards';
import { FIELD_NAMES, type Fields, filled, moreNames, sampleFields, screenAddress } from './fields';
import { ProfilesCard } from './profiles-card';
import { useLanguage } from './use-fields';

export function ScreensPanel({ fields, save }: { fields: Fields; save: (fields: Fields) => void }) {
  const t = useTranslations();
  const addressed = useParameters();
  const { language, setLanguage } = useLanguage();
  /** The last change of the fields or profiles. */
  const [done, setDone] = useState<{ message: string; undo: () => void }>();

  const set = ({ language: code, ...next }: Fields) => {
    save(next);
    setLanguage(code);
  };
  const replace = (next: Fields, message: string) => {
    set(next);
    setDone({ message, undo: () => set({ ...fields, language }) });
  };
  const undo = () => {
    done?.undo();
    setDone(undefined);
  };
  return (
    <>
      <div className={styles.columns}>
        <Shortcuts fields={fields} />
        <ProfilesCard
          parameters={{ ...fields, language }}
          fill={replace}
          report={(message, undoIt) => setDone({ message, undo: undoIt })}
        />
        <FieldsCard
          fields={fields}
          save={save}
          reset={() => replace({ ...sampleFields(addressed), language }, t('reset'))}
        />
        <PhotoCard />
        <LocationCard />
      </div>
      <div role="status" className={styles.undo}>
        {done && (
          <Card>
            <p>{done.message}</p>
            <Action text={t('undo')} onClick={undo} />
            <Action text={t('common.close')} onClick={() => setDone(undefined)} />
          </Card>
        )}
      </div>
    </>
  );
}

const REPAYMENT = '1';

/** One tap to each screen, with the fields as its query. */
function Shortcuts({ fields }: { fields: Fields }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const order = { productId: filled(fields, 'productId'), orderId: filled(fields, 'orderId') };
  const payCode = filled(fields, 'payCode');
  const amount = filled(fields, 'amount');
  const shortcuts = [
    [t('screen.confirmation'), paths.confirmLoan(order)],
    [t('screen.order'), paths.order(order)],
    [t('screen.repayment'), paths.repay(order)],
    [t('screen.extension'), paths.extension(order)],
    [t('screen.bankCards'), paths.bindBank()],
    [t('aboutUs.title'), paths.aboutUs()],
    [t('complaint.title'), paths.complaint(order)],
    [t('common.customerService'), paths.service()],
    [t('legal.privacyTitle'), paths.privacyPolicy()],
    [t('screen.instructions'), paths.instructions({ ...order, requestType: REPAYMENT, amount, payCode })],
  ] as const;
  return (
    <Card title={t('section.open')}>
      <div className={styles.tiles}>
        {shortcuts.map(([name, path]) => (
          // Not `useGo`: it would add a field that was emptied here from this page's own address.
          <Action
            text={name}
            key={name}
            variant="secondary"
            onClick={() => void navigate(screenAddress(path, fields, language))}
          />
        ))}
      </div>
    </Card>
  );
}

interface FieldsCardProps {
  fields: Fields;
  save: (fields: Fields) => void;
  reset: () => void;
}

/** Borrower, phone and order of the screens that are opened. */
function FieldsCard({ fields, save, reset }: FieldsCardProps) {
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
