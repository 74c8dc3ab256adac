/** Screens as a link opens them, with a session that is typed, picked from a profile or pasted. */
import { useState } from 'react';
import { useParameters } from '../../ui/use-go';
import { type Fields, fieldsOf, sampleFields, type Values } from './fields';
import { FieldsCard } from './fields-card';
import { LocationFinder } from './location-finder';
import { PhotoPicker } from './photo-picker';
import { parametersOf } from './profiles';
import { ProfilesCard } from './profiles-card';
import styles from './screens-panel.module.css';
import { Shortcuts } from './shortcuts';
import { type Done, type Told, UndoBar } from './undo-bar';
import { useLanguage } from './use-language';

interface ScreensPanelProps {
  fields: Fields;
  keep: (fields: Fields) => void;
}

export function ScreensPanel({ fields, keep }: ScreensPanelProps) {
  const addressed = useParameters();
  const { language, chooseLanguage } = useLanguage();
  const [done, setDone] = useState<Done>();
  const present = parametersOf(fields, language);

  const replace = (next: Fields, nextLanguage: '1' | '2', told: Told) => {
    keep(next);
    chooseLanguage(nextLanguage);
    setDone({
      told,
      undo: () => {
        keep(fields);
        chooseLanguage(language);
      },
    });
  };
  const fill = (values: Values, told: Told) => replace(fieldsOf(values), values.language === '1' ? '1' : '2', told);

  return (
    <>
      <div className={styles.panel}>
        <ProfilesCard parameters={present} fill={fill} tell={setDone} />
        <Shortcuts fields={fields} keep={keep} />
        <FieldsCard
          fields={fields}
          keep={keep}
          reset={() => replace(sampleFields(addressed), language, { id: 'fields.reset' })}
        />
        <PhotoPicker />
        <LocationFinder />
      </div>
      <UndoBar done={done} close={() => setDone(undefined)} />
    </>
  );
}
