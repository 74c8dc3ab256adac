/** What the row of a channel and the card of a saved code have in common. */
import type { ComponentProps } from 'react';
import { useText } from '../../intl/text';
import { IconButton } from '../../ui/links/icon-button';
import { BarcodeIcon, ForwardIcon } from '../../ui/picture/icons';
import styles from './channels.module.css';

/**
 * Says where the row's main button leads.
 * @param id for the button that it describes. It must not be part of the button's accessible name.
 */
export function InstructionsHint({ id }: { id?: string }) {
  const t = useText();
  return (
    <span id={id} className={styles.instructions} aria-hidden="true">
      <span>{t('channels.hint')}</span>
      <ForwardIcon />
    </span>
  );
}

interface TillIconButtonProps extends Omit<ComponentProps<typeof IconButton>, 'label' | 'className'> {
  /** Whether the server names a barcode. */
  isBarcode: boolean;
}

/** Shows the payment code on the whole screen. */
export function TillIconButton({ isBarcode, ...button }: TillIconButtonProps) {
  const t = useText();
  return (
    <IconButton className={styles.till} label={t(isBarcode ? 'channels.barcode' : 'till.show')} {...button}>
      <BarcodeIcon />
      <span>{t(isBarcode ? 'channels.barcodeShort' : 'till.showShort')}</span>
    </IconButton>
  );
}
