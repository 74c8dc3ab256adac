import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import styles from './paid-text-dialog.module.css';

interface PaidQuestionDialogProps {
  /** The new text. */
  text: string;
  keepOld: () => void;
  takeNew: () => void;
  keepBoth: (() => void) | undefined;
}

/** What becomes of a text that was written before. */
export default function PaidQuestionDialog({ text, keepOld, takeNew, keepBoth }: PaidQuestionDialogProps) {
  const intl = useIntl();
  return (
    <Dialog open title={intl.formatMessage({ id: 'paid.question.title' })} onClose={keepOld}>
      <p>{intl.formatMessage({ id: 'paid.question.text' })}</p>
      <blockquote className={styles.text}>{text}</blockquote>
      <DialogActions>
        {keepBoth && <Button onClick={keepBoth}>{intl.formatMessage({ id: 'paid.question.both' })}</Button>}
        <Button variant={keepBoth ? 'secondary' : 'primary'} onClick={takeNew}>
          {intl.formatMessage({ id: 'paid.question.new' })}
        </Button>
        <Button variant="secondary" onClick={keepOld}>
          {intl.formatMessage({ id: 'paid.question.old' })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
