import { useRef, useState } from 'react';
import { Action, Field } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';
import type { Message, Values } from './fields';
import { useParameterName } from './fields-card';
import { type LinkError, type ReadLink, readLink } from './link';
import type { Profiles } from './profiles';
import { SaveForm } from './save-form';
import { languageName } from './use-fields';

interface ImportLinkProps {
  profiles: Profiles;
  save: (name: string, parameters: Values) => void;
  fill: (parameters: Values, message: Message) => void;
}

/** A profile from a pasted link; it shows what the link has before anything changes. */
export function ImportLink({ profiles, save, fill }: ImportLinkProps) {
  const t = useTranslations();
  const input = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [result, setResult] = useState<LinkError | ReadLink>();
  const found = typeof result === 'object' ? result : undefined;

  const change = (next: string) => {
    setText(next);
    setResult(undefined);
  };
  const finish = () => {
    change('');
    input.current?.focus();
  };

  return (
    <details className={styles.more}>
      <summary>{t('import')}</summary>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          const read = readLink(text);
          setResult(read);
          if (typeof read === 'string') input.current?.focus();
        }}
      >
        <Field
          as="textarea"
          fieldRef={input}
          label={t('import.link')}
          rows={3}
          value={text}
          onChange={change}
          hint={t('import.hint')}
          error={typeof result === 'string' ? t(`import.${result}`) : undefined}
        />
        <div className={styles.actions}>
          <Action text={t('import.read')} type="submit" variant="secondary" />
        </div>
      </form>
      <div role="status">{found && <FoundParameters found={found} />}</div>
      {found && (
        <>
          <SaveForm
            label={t('import.name')}
            action={t('import.save')}
            profiles={profiles}
            suggestion={found.name}
            canReplace
            save={(name) => {
              save(name, found.parameters);
              finish();
            }}
          />
          <div className={styles.actions}>
            <Action
              text={t('import.fill')}
              onClick={() => {
                fill(found.parameters, { id: 'import.filled' });
                finish();
              }}
            />
          </div>
        </>
      )}
    </details>
  );
}

/** The parameters of a link by their names, and those that are not part of the profile. */
function FoundParameters({ found: { parameters, unknown, left } }: { found: ReadLink }) {
  const t = useTranslations();
  const nameOf = useParameterName();
  const entries = Object.entries(parameters);
  return (
    <>
      <b>{t('import.found', { count: entries.length })}</b>
      <dl className={styles.summary}>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>
              <span>{nameOf(name)}</span>
              {unknown.includes(name) && <span>{` · ${t('import.unknown')}`}</span>}
            </dt>
            <dd>{name === 'language' ? languageName(value) : value}</dd>
          </div>
        ))}
      </dl>
      {left.length > 0 && <p className="muted">{t('import.left', { names: left.join(', ') })}</p>}
    </>
  );
}
