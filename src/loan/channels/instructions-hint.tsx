/** The line of a row that says where its main button leads. */
import { useText } from '../../intl/text';
import { ForwardIcon } from '../../ui/picture/icons';
import styles from './channels.module.css';

/** @param id for the button that it describes. It must not be part of the button's accessible name. */
export function InstructionsHint({ id }: { id?: string }) {
  const t = useText();
  return (
    <span id={id} className={styles.instructions} aria-hidden="true">
      <span>{t('channels.hint')}</span>
      <ForwardIcon />
    </span>
  );
}
