/** Opens screens as a link does, with a session that is typed, taken from a profile, or pasted. */
import { useEffect, useRef, useState } from 'react';
import { useParameters } from '../../ui/links/use-go';
import { Card } from '../../ui/page/card';
import { Action } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';
import { type Done, type Fields, fieldsOf, type Message, sampleFields, type Values } from './fields';
import { FieldsCard } from './fields-card';
import { LocationCard } from './location-card';
import { PhotoCard } from './photo-card';
import { parametersOf } from './profiles';
import { ProfilesCard } from './profiles-card';
import { Shortcuts } from './shortcuts';
import { type LanguageCode, languageCode, useLanguage } from './use-fields';

export function ScreensPanel({ fields, save }: { fields: Fields; save: (fields: Fields) => void }) {
  const addressed = useParameters();
  const { language, setLanguage } = useLanguage();
  const [done, setDone] = useState<Done>();

  const replace = (next: Fields, nextLanguage: LanguageCode, message: Message) => {
    const set = (values: Fields, code: LanguageCode) => {
      save(values);
      setLanguage(code);
    };
    set(next, nextLanguage);
    setDone({ message, undo: () => set(fields, language) });
  };
  const fill = (values: Values, message: Message) => replace(fieldsOf(values), languageCode(values.language), message);

  return (
    <>
      <div className={`${styles.columns} ${styles.screens}`}>
        <Shortcuts fields={fields} save={save} />
        <ProfilesCard parameters={parametersOf(fields, language)} fill={fill} report={setDone} />
        <PhotoCard />
        <LocationCard />
        <FieldsCard
          fields={fields}
          save={save}
          reset={() => replace(sampleFields(addressed), language, { id: 'fields.reset' })}
        />
      </div>
      <UndoBar done={done} close={() => setDone(undefined)} />
    </>
  );
}

/** What was just done, with `Undo`; it stays until the next change. */
function UndoBar({ done, close }: { done: Done | undefined; close: () => void }) {
  const t = useTranslations();
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (done?.takesFocus) bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [done]);

  return (
    <div role="status" className={styles.undo}>
      {done && (
        <Card>
          <div ref={bar} className={styles.actions}>
            <span>{t(done.message.id, { name: done.message.name })}</span>
            <Action
              text={t('undo')}
              onClick={() => {
                done.undo();
                close();
              }}
            />
            <Action text={t('common.close')} onClick={close} />
          </div>
        </Card>
      )}
    </div>
  );
}
