import { useIntl } from 'react-intl';
import { Button } from '../../../ui/form/button';
import { Dialog, DialogActions } from '../../../ui/overlay/dialog';
import { wholeDates } from '../../../ui/text/figures';
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
  const intl = useIntl();
  return (
    <Dialog open title={intl.formatMessage({ id: 'paid.textChoice.title' })} onClose={keepDraft}>
      <p>{intl.formatMessage({ id: 'paid.textChoice.text' })}</p>
      <blockquote className={styles.paidText}>{wholeDates(text)}</blockquote>
      <DialogActions>
        {keepBoth && <Button onClick={keepBoth}>{intl.formatMessage({ id: 'paid.textChoice.both' })}</Button>}
        <Button variant={keepBoth ? 'secondary' : 'primary'} onClick={replaceDraft}>
          {intl.formatMessage({ id: 'paid.textChoice.new' })}
        </Button>
        <Button variant="secondary" onClick={keepDraft}>
          {intl.formatMessage({ id: 'paid.textChoice.old' })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
