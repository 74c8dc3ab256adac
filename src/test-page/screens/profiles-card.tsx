/** Phones and borrowers by name. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../ui/page/card';
import { useSubmit } from '../../ui/write/use-submit';
import { Action, Field } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';
import type { Fields } from './fields';
import {
  type Change,
  changeProfiles,
  isSame,
  isTaken,
  profilesQuery,
  renamed,
  withoutProfile,
  withProfile,
} from './profiles';

/** Longer names do not fit in the list. */
const LONGEST_NAME = 60;

interface ProfilesCardProps {
  /** The fields' values, and the language. */
  parameters: Fields;
  fill: (parameters: Fields, message: string) => void;
  /** Tells what was done, and how it is undone. */
  report: (message: string, undo: () => void) => void;
}

export function ProfilesCard({ parameters, fill, report }: ProfilesCardProps) {
  const t = useTranslations();
  const { data } = useQuery(profilesQuery());
  const { submit } = useSubmit(changeProfiles);
  const [name, setName] = useState('');
  const profiles = data?.profiles ?? [];
  /** The fields hold exactly this profile. */
  const current = profiles.find((each) => isSame(each.parameters, parameters));
  const typed = name.trim();
  const isOthers = isTaken(profiles, typed, current?.name ?? '');

  const choose = (chosen: string) => {
    const profile = profiles.find((each) => each.name === chosen);
    if (profile === undefined) return;
    setName(chosen);
    fill(profile.parameters, chosen);
  };
  const change = (rule: Change, action: string, of: string) => {
    submit(rule);
    report(`${action}: ${of}`, () => void submit(() => profiles));
  };
  const names = profiles.map((each) => ({ value: each.name, name: each.name }));
  return (
    <Card>
      {data?.isStored === false && <p className="muted">{t('profiles.unkept')}</p>}
      <Field
        label={t('profile')}
        value={current?.name ?? ''}
        options={current === undefined ? [{ value: '', name: t('profiles.unsaved') }, ...names] : names}
        onChange={choose}
      />
      <Field
        label={t('profiles.name')}
        value={name}
        maxLength={LONGEST_NAME}
        hint={isOthers ? t('profiles.taken') : undefined}
        onChange={setName}
      />
      <div className={styles.tiles}>
        <Action
          text={t('profiles.save')}
          variant="secondary"
          disabled={typed === ''}
          onClick={() => change((list) => withProfile(list, { name: typed, parameters }), t('profiles.save'), typed)}
        />
        {current && (
          <>
            <Action
              text={t('profiles.rename')}
              variant="secondary"
              disabled={typed === '' || isOthers}
              onClick={() => change((list) => renamed(list, current.name, typed), t('profiles.rename'), typed)}
            />
            <Action
              text={t('profiles.delete')}
              variant="secondary"
              onClick={() => change((list) => withoutProfile(list, current.name), t('profiles.delete'), current.name)}
            />
          </>
        )}
      </div>
    </Card>
  );
}
