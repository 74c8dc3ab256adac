import { useText } from '../../../intl/text';
import { Button } from '../../../ui/form/button';
import { Dialog, DialogActions } from '../../../ui/overlay/dialog';
import { wholeFigures } from '../../../ui/text/figures';
import styles from './paid-text-dialog.module.css';

interface PaidTextDialogProps {
  text: string;
  keepDraft: () => void;
  replaceDraft: () => void;
  /** Undefined when both texts together are too long. */
  keepBoth: (() => void) | undefined;
}

/** Asks which text the complaint gets, when the draft already has one. */
export default function PaidTextDialog({ text, keepDraft, replaceDraft, keepBoth }: PaidTextDialogProps) {
  const t = useText();
  return (
    <Dialog title={t('paid.textChoice.title')} onClose={keepDraft}>
      <p>{t('paid.textChoice.text')}</p>
      <blockquote className={styles.paidText}>{wholeFigures(text)}</blockquote>
      <DialogActions>
        {keepBoth && <Button onClick={keepBoth}>{t('paid.textChoice.both')}</Button>}
        <Button variant={keepBoth ? 'secondary' : 'primary'} onClick={replaceDraft}>
          {t('paid.textChoice.new')}
        </Button>
        <Button variant="secondary" onClick={keepDraft}>
          {t('paid.textChoice.old')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
