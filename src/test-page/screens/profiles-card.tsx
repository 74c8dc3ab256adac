/** Phones and borrowers at a tap. */

import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card';
import { useSubmit } from '../../ui/use-submit';
import { useTranslations } from '../translations';
import type { Values } from './fields';
import { ImportLink } from './import-link';
import { type Change, changeProfiles } from './profile-commands';
import { profilesQuery } from './profile-queries';
import { ProfileRow } from './profile-row';
import { isSame, renamed, restored, withoutProfile, withProfile } from './profiles';
import styles from './profiles.module.css';
import { SaveForm } from './save-form';
import type { Done, Told } from './undo-bar';

interface ProfilesCardProps {
  /** What the fields hold. */
  parameters: Values;
  /** Puts values into the fields. */
  fill: (parameters: Values, told: Told) => void;
  tell: (done: Done) => void;
}

export function ProfilesCard({ parameters, fill, tell }: ProfilesCardProps) {
  const t = useTranslations();
  const { data: shelf } = useQuery(profilesQuery());
  const { submit } = useSubmit(changeProfiles);
  const profiles = shelf?.profiles ?? [];
  const change = (rule: Change) => void submit(rule);

  const save = (name: string, saved: Values) => {
    const before = profiles;
    change((list) => withProfile(list, { name, parameters: saved }));
    const former = before.find((each) => each.name.toLowerCase() === name.toLowerCase());
    tell({
      told: { id: 'profiles.saved', name },
      undo: () => change((list) => (former === undefined ? withoutProfile(list, name) : withProfile(list, former))),
    });
  };

  return (
    <Card title={t('profiles')}>
      {shelf?.lasting === false && <p className={styles.note}>{t('profiles.unkept')}</p>}
      {shelf?.profiles.length === 0 && <p className={styles.note}>{t('profiles.none')}</p>}
      <ul>
        {profiles.map((profile, place) => (
          <ProfileRow
            key={profile.name}
            profile={profile}
            profiles={profiles}
            inUse={isSame(profile.parameters, parameters)}
            apply={() => fill(profile.parameters, { id: 'profiles.applied', name: profile.name })}
            rename={(to) => {
              change((list) => renamed(list, profile.name, to));
              tell({
                told: { id: 'profiles.renamed', name: to },
                undo: () => change((list) => renamed(list, to, profile.name)),
                takesFocus: true,
              });
            }}
            remove={() => {
              change((list) => withoutProfile(list, profile.name));
              tell({
                told: { id: 'profiles.deleted', name: profile.name },
                undo: () => change((list) => restored(list, profile, place)),
                takesFocus: true,
              });
            }}
          />
        ))}
      </ul>
      <SaveForm
        label={t('profiles.name')}
        action={t('profiles.save')}
        profiles={profiles}
        canReplace
        save={(name) => save(name, parameters)}
      />
      <ImportLink profiles={profiles} save={save} fill={fill} />
    </Card>
  );
}
