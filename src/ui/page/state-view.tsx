/** Illustration, title and text, shown instead of content: errors, empty lists, completed actions. */
import type { ReactNode } from 'react';
import type { MessageId } from '../../intl/messages';
import { useText } from '../../intl/text';
import { Illustration, type Scene } from '../picture/illustration';
import { EMPTY_SCENE } from '../picture/state-scenes';
import styles from './state-view.module.css';

interface StateViewProps {
  illustration: Scene;
  title: ReactNode;
  text: ReactNode;
  /** A less prominent second text. */
  note?: ReactNode;
  role?: 'alert' | 'status';
  /** Whether it takes the place of content that failed: `connection` if something did not arrive. */
  failure?: 'connection' | 'crash' | undefined;
  children?: ReactNode;
}

export function StateView({ illustration, title, text, note, role, failure, children }: StateViewProps) {
  return (
    <section className={`surface ${styles.state}`} role={role} data-failure={failure}>
      <Illustration scene={illustration} />
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {note && <p className="muted">{note}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}

interface EmptyViewProps extends Pick<StateViewProps, 'children'> {
  title: MessageId;
  text: MessageId;
  illustration?: Scene;
}

export function EmptyView({ title, text, illustration = EMPTY_SCENE, children }: EmptyViewProps) {
  const t = useText();
  return (
    <StateView illustration={illustration} title={t(title)} text={t(text)}>
      {children}
    </StateView>
  );
}
