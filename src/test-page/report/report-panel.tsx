/** Bug reports: one of the last screen to hand on, and one of somebody else's to bring back. */
import columns from '../columns.module.css';
import type { Fields } from '../screens/fields';
import { OwnReport } from './own-report';
import { PastedReport } from './pasted-report';

export function ReportPanel({ fields }: { fields: Fields }) {
  return (
    <div className={columns.columns}>
      <OwnReport />
      <PastedReport fields={fields} />
    </div>
  );
}
