import type { ReactNode } from 'react';
import { Steps } from './steps';
import styles from './steps.module.css';

interface StepListProps {
  steps: readonly { icon: ReactNode; content: ReactNode }[];
  /** The index of the step that comes next. Absent: none is done. */
  current?: number;
  className?: string | undefined;
}

/** antd-mobile's Steps below each other, as a list for screen readers: its own steps are without a role. */
export function StepList({ steps, current, className = '' }: StepListProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Steps puts elements between the list and its items
    <div role="list">
      <Steps direction="vertical" className={`${styles.steps} ${className}`}>
        {steps.map(({ icon, content }, index) => (
          <Steps.Step
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity
            key={index}
            status={statusOf(index, current ?? 0)}
            icon={icon}
            title={
              // biome-ignore lint/a11y/useSemanticElements: see above
              <div role="listitem" aria-current={index === current ? 'step' : undefined}>
                {content}
              </div>
            }
          />
        ))}
      </Steps>
    </div>
  );
}

const statusOf = (index: number, current: number) =>
  index === current ? 'process' : index < current ? 'finish' : 'wait';
