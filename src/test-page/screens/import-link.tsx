import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { useTranslations } from '../translations';
import type { Values } from './fields';
import { FoundParameters } from './found-parameters';
import { type LinkProblem, type ReadLink, readLink } from './link';
import type { Profiles } from './profiles';
import styles from './profiles.module.css';
import { SaveForm } from './save-form';
import type { Told } from './undo-bar';

interface ImportLinkProps {
  profiles: Profiles;
  save: (name: string, parameters: Values) => void;
  fill: (parameters: Values, told: Told) => void;
}

/** A profile from a pasted link; nothing is taken before it was shown. */
export function ImportLink({ profiles, save, fill }: ImportLinkProps) {
  const t = useTranslations();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState<LinkProblem | ReadLink>();
  const problem = typeof found === 'string' ? found : undefined;

  const read = () => {
    const result = readLink(text);
    setFound(result);
    if (typeof result === 'string') input.current?.focus();
  };
  const taken = () => {
    setText('');
    setFound(undefined);
    input.current?.focus();
  };

  return (
    <details className={styles.import}>
      <summary>{t('import')}</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          read();
        }}
      >
        <label htmlFor={id}>{t('import.link')}</label>
        <textarea
          ref={input}
          id={id}
          rows={3}
          className={styles.text}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFound(undefined);
          }}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
        />
        <p id={`${id}-note`} className={problem === undefined ? styles.note : styles.problem}>
          {t(problem === undefined ? 'import.hint' : `import.${problem}`)}
        </p>
        <div>
          <Button type="submit" look="secondary">
            {t('import.read')}
          </Button>
        </div>
      </form>
      <div role="status">{typeof found === 'object' && <FoundParameters found={found} />}</div>
      {typeof found === 'object' && (
        <>
          <SaveForm
            label={t('import.name')}
            action={t('import.save')}
            profiles={profiles}
            suggestion={found.name}
            canReplace
            save={(name) => {
              save(name, found.parameters);
              taken();
            }}
          />
          <div className={styles.fill}>
            <Button
              look="text"
              onClick={() => {
                fill(found.parameters, { id: 'import.filled' });
                taken();
              }}
            >
              {t('import.fill')}
            </Button>
          </div>
        </>
      )}
    </details>
  );
}
