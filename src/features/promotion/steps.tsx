import { Card } from '../../ui/card';
import { NumberedList } from '../../ui/numbered-list';

/** The steps of applying, in order. */
export function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <Card title={title}>
      <NumberedList steps={steps} />
    </Card>
  );
}
