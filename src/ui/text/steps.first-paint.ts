/** In the first paint: what the screens use of antd-mobile's Steps, with the same elements. Each step has its status from the screen. */
import 'antd-mobile/es/components/steps/steps.css';
import type { StepProps, StepsProps } from 'antd-mobile/es/components/steps';
import { createElement } from 'react';

/** Not composed, because the build looks for the names (`usedStyles` in `build/class-names.ts`). */
const CLASSES = {
  wait: 'adm-step adm-step-status-wait',
  process: 'adm-step adm-step-status-process',
  finish: 'adm-step adm-step-status-finish',
  error: 'adm-step',
};

const block = (name: string, ...children: StepProps['title'][]) =>
  createElement('div', { className: name }, ...children);

function Step({ title, description, icon, status = 'wait', className, ...rest }: StepProps) {
  const dot = createElement('span', { className: 'adm-step-icon-dot' });
  return createElement(
    'div',
    { className: className ? `${CLASSES[status]} ${className}` : CLASSES[status], ...rest },
    block('adm-step-indicator', block('adm-step-icon-container', icon ?? dot)),
    block(
      'adm-step-content',
      block('adm-step-title', title),
      description !== undefined && block('adm-step-description', description),
    ),
  );
}

const List = ({ className, children }: StepsProps) => block(`adm-steps adm-steps-vertical ${className}`, children);

export const Steps = Object.assign(List, { Step }) satisfies typeof import('./steps').Steps;
