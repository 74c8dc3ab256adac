/** The button of a row that shows its payment code on the whole screen. */
import type { ComponentProps } from 'react';
import { useText } from '../../intl/text';
import { IconButton } from '../../ui/links/icon-button';
import { BarcodeIcon } from '../../ui/picture/icons';
import styles from './channels.module.css';

interface TillIconButtonProps extends Omit<ComponentProps<typeof IconButton>, 'label' | 'className'> {
  /** Whether the server names a barcode. */
  isBarcode: boolean;
}

export function TillIconButton({ isBarcode, ...button }: TillIconButtonProps) {
  const t = useText();
  return (
    <IconButton className={styles.till} label={t(isBarcode ? 'channels.barcode' : 'till.show')} {...button}>
      <BarcodeIcon />
      <span>{t(isBarcode ? 'channels.barcodeShort' : 'till.showShort')}</span>
    </IconButton>
  );
}
