/** Bug reports: one of the last screen to hand on, and one of somebody else's to bring back. */
import type { Fields } from '../open/fields';
import { OwnReport } from './own-report';
import { PastedReport } from './pasted-report';
import styles from './report-panel.module.css';

export function ReportPanel({ fields }: { fields: Fields }) {
  return (
    <div className={styles.columns}>
      <OwnReport />
      <PastedReport fields={fields} />
    </div>
  );
}
