import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { CheckIcon, DownIcon, UpIcon } from '../../ui/icons';
import { useTranslations } from '../translations';
import type { Profile, Profiles } from './profiles';
import styles from './profiles.module.css';
import { SaveForm } from './save-form';
import { ShareLink } from './share-link';

interface ProfileRowProps {
  profile: Profile;
  /** Whether the fields hold just this. */
  inUse: boolean;
  profiles: Profiles;
  apply: () => void;
  rename: (to: string) => void;
  remove: () => void;
}

/** One profile: a tap puts it into the fields; what else can be done with it stands behind its arrow. */
export function ProfileRow({ profile, inUse, profiles, apply, rename, remove }: ProfileRowProps) {
  const t = useTranslations();
  const id = useId();
  const arrow = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const { name, parameters } = profile;
  const facts = [
    parameters.deviceName,
    parameters.osVersion && t('profiles.os', { version: parameters.osVersion }),
    parameters.userId && t('profiles.user', { id: parameters.userId }),
    t(parameters.language === '1' ? 'english' : 'spanish'),
  ].filter((fact) => fact !== undefined && fact !== '');

  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.apply}
          aria-current={inUse}
          onClick={apply}
          aria-describedby={`${id}-facts`}
        >
          <span className={styles.name}>{name}</span>
          {inUse && (
            <span className={styles.inUse} aria-hidden="true">
              <CheckIcon /> {t('profiles.inUse')}
            </span>
          )}
          <span id={`${id}-facts`} aria-hidden="true" className={styles.facts}>
            {facts.join(' · ')}
          </span>
        </button>
        <button
          ref={arrow}
          type="button"
          className={styles.arrow}
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
              takesFocus
            />
          ) : (
            <div className={styles.actions}>
              <Button look="text" onClick={() => setRenaming(true)}>
                {t('profiles.rename')}
              </Button>
              <Button look="text" onClick={remove}>
                {t('profiles.delete')}
              </Button>
            </div>
          )}
          <ShareLink profile={profile} />
        </div>
      )}
    </li>
  );
}
