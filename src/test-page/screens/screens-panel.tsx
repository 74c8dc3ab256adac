/** Opens screens as a link does, with a session that is typed or taken from a profile. */
import { useState } from 'react';
import { useParameters } from '../../ui/links/use-go';
import { Card } from '../../ui/page/card';
import { Action } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';
import { LocationCard, PhotoCard } from './device-cards';
import { type Fields, sampleFields } from './fields';
import { FieldsCard } from './fields-card';
import { ProfilesCard } from './profiles-card';
import { Shortcuts } from './shortcuts';
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
