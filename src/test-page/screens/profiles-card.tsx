/** Phones and borrowers at a tap. */
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Card } from '../../ui/page/card';
import { DownIcon, UpIcon } from '../../ui/picture/icons';
import QrCode from '../../ui/picture/qr-code';
import { CopyRow } from '../../ui/text/copy';
import { useSubmit } from '../../ui/write/use-submit';
import { Action } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';
import type { Done, Message, Values } from './fields';
import { ImportLink } from './import-link';
import { linkOf } from './link';
import { type Change, changeProfiles, profilesQuery } from './profile-store';
import { isSame, type Profile, type Profiles, renamed, restored, withoutProfile, withProfile } from './profiles';
import { SaveForm } from './save-form';
import { languageName } from './use-fields';

interface ProfilesCardProps {
  /** The fields' values. */
  parameters: Values;
  /** Puts values into the fields. */
  fill: (parameters: Values, message: Message) => void;
  report: (done: Done) => void;
}

export function ProfilesCard({ parameters, fill, report }: ProfilesCardProps) {
  const t = useTranslations();
  const { data } = useQuery(profilesQuery());
  const { submit } = useSubmit(changeProfiles);
  const profiles = data?.profiles ?? [];
  const change = (rule: Change, undo: Change, message: Message, takesFocus = false) => {
    submit(rule);
    report({ message, undo: () => void submit(undo), takesFocus });
  };
  const save = (name: string, saved: Values) => {
    const former = profiles.find((each) => each.name.toLowerCase() === name.toLowerCase());
    change(
      (list) => withProfile(list, { name, parameters: saved }),
      (list) => (former === undefined ? withoutProfile(list, name) : withProfile(list, former)),
      { id: 'profiles.saved', name },
    );
  };

  return (
    <Card title={t('profiles')}>
      {data?.isStored === false && <p className="muted">{t('profiles.unkept')}</p>}
      {data?.profiles.length === 0 && <p className="muted">{t('profiles.none')}</p>}
      <ul className={styles.rows}>
        {profiles.map((profile, index) => (
          <ProfileRow
            key={profile.name}
            profile={profile}
            profiles={profiles}
            inUse={isSame(profile.parameters, parameters)}
            apply={() => fill(profile.parameters, { id: 'profiles.applied', name: profile.name })}
            rename={(to) =>
              change(
                (list) => renamed(list, profile.name, to),
                (list) => renamed(list, to, profile.name),
                { id: 'profiles.renamed', name: to },
                true,
              )
            }
            remove={() =>
              change(
                (list) => withoutProfile(list, profile.name),
                (list) => restored(list, profile, index),
                { id: 'profiles.deleted', name: profile.name },
                true,
              )
            }
          />
        ))}
      </ul>
      <details className={styles.more}>
        <summary>{t('profiles.saveFields')}</summary>
        <SaveForm
          label={t('profiles.name')}
          action={t('profiles.save')}
          profiles={profiles}
          canReplace
          save={(name) => save(name, parameters)}
        />
      </details>
      <ImportLink profiles={profiles} save={save} fill={fill} />
    </Card>
  );
}

interface ProfileRowProps {
  profile: Profile;
  /** Whether the fields hold exactly this profile. */
  inUse: boolean;
  profiles: Profiles;
  apply: () => void;
  rename: (to: string) => void;
  remove: () => void;
}

/** One profile: a tap puts it into the fields; the arrow shows its other actions. */
function ProfileRow({ profile, inUse, profiles, apply, rename, remove }: ProfileRowProps) {
  const t = useTranslations();
  const id = useId();
  const arrow = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const { name, parameters } = profile;
  const { deviceName, osVersion, userId, language } = parameters;
  const facts = [
    deviceName,
    osVersion && t('profiles.os', { version: osVersion }),
    userId && t('profiles.user', { id: userId }),
    languageName(language),
  ].filter((fact) => fact !== undefined && fact !== '');

  return (
    <li>
      <div className={styles.profile}>
        <button
          type="button"
          className={styles.apply}
          aria-current={inUse}
          aria-describedby={`${id}-facts`}
          onClick={apply}
        >
          <b>{name}</b>
          {inUse && (
            <span className={styles.good} aria-hidden="true">
              {t('profiles.inUse')}
            </span>
          )}
          <span id={`${id}-facts`} className={styles.facts} aria-hidden="true">
            {facts.map((fact) => (
              <span key={fact}>{`${fact} `}</span>
            ))}
          </span>
        </button>
        <button
          ref={arrow}
          type="button"
          className={styles.icon}
          aria-expanded={open}
          aria-controls={open ? `${id}-more` : undefined}
          aria-label={t('profiles.more', { name })}
          onClick={() => setOpen(!open)}
        >
          {open ? <UpIcon aria-hidden /> : <DownIcon aria-hidden />}
        </button>
      </div>
      {open && (
        <div id={`${id}-more`}>
          {renaming ? (
            <SaveForm
              label={t('profiles.newName')}
              action={t('profiles.rename')}
              profiles={profiles}
              suggestion={name}
              own={name}
              save={(to) => {
                setRenaming(false);
                rename(to);
              }}
              cancel={() => {
                setRenaming(false);
                arrow.current?.focus();
              }}
            />
          ) : (
            <div className={styles.actions}>
              <Action text={t('profiles.rename')} onClick={() => setRenaming(true)} />
              <Action text={t('profiles.delete')} onClick={remove} />
            </div>
          )}
          <Share profile={profile} />
        </div>
      )}
    </li>
  );
}

/** A profile for another browser: as a link to this page, and as a QR code. */
function Share({ profile }: { profile: Profile }) {
  const t = useTranslations();
  const link = linkOf(profile);
  return (
    <>
      <CopyRow label={t('share.link')} value={link} />
      <QrCode
        text={link}
        label={t('share.code', { name: profile.name })}
        tooLong={<p className="muted">{t('share.tooLong')}</p>}
      />
    </>
  );
}
