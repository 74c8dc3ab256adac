/** A state in one of the languages, ready to be asked for and performed. Pure. */
import { type FaultRequest, type Scenario, type Step, see, type Words } from './scenario';

/** Calls that a state's lasting answers meet; more than a screen makes while it is looked at. */
const LASTING = 50;

/** What is asked of reads lasts while the state is looked at; a bad moment passes with one call, so that `Try again` works. */
export const lasting = (fault: FaultRequest): FaultRequest => ({
  ...fault,
  times: fault.times ?? (fault.kind === 'data' ? LASTING : 1),
});

interface LocalizedScenario {
  faults: FaultRequest[];
  /** The last one waits until the state is reached. */
  steps: Step[];
}

/** @param say a message id in the language wanted; text that is none as it stands. */
export function localized(
  { faults = [], steps = [], sees }: Pick<Scenario, 'faults' | 'steps' | 'sees'>,
  say: (words: Words) => string,
): LocalizedScenario {
  return {
    faults: faults.map(({ message, ...fault }) =>
      lasting({
        ...fault,
        path: fault.path,
        kind: fault.kind,
        ...(message !== undefined && { message: say(message) }),
      }),
    ),
    steps: [...steps, see(sees)].map((step) => localizedStep(step, say)),
  };
}

function localizedStep(step: Step, say: (words: Words) => string): Step {
  switch (step.do) {
    case 'press':
      return { ...step, name: say(step.name) };
    case 'fill':
      return { ...step, label: say(step.label) };
    case 'see':
    case 'gone':
      return { ...step, words: say(step.words) };
    case 'photos':
    case 'calm':
      return step;
  }
}
