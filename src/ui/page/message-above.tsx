/** Around an alert that may appear above what is in sight: that stays in its place, and a toast says it, too. */
import { Component, type ReactNode } from 'react';
import { showToast } from '../overlay/toast';

interface MessageAboveProps {
  /** Text of the toast; undefined if another toast tells it. */
  text: string | undefined;
  /** The alert, the first one of the screen, while there is one. */
  children: ReactNode;
}

/** ms; longer than usual, because the reader looks at something else. */
const DURATION = 6000;

export class MessageAbove extends Component<MessageAboveProps> {
  override componentDidMount() {
    if (findAlert()) this.#tell();
  }

  /** Returns what moves the page so far that the card in the middle of the screen is where it was. */
  override getSnapshotBeforeUpdate(): (() => void) | null {
    if (findAlert()) return null;
    const cards = [...document.querySelectorAll('main section')];
    const inSight = cards.find((card) => card.getBoundingClientRect().bottom > window.innerHeight / 2);
    const top = inSight?.getBoundingClientRect().top ?? 0;
    return () => window.scrollBy(0, (inSight?.getBoundingClientRect().top ?? 0) - top);
  }

  override componentDidUpdate(_props: MessageAboveProps, _state: unknown, keepPlace: (() => void) | null) {
    const alert = findAlert();
    if (!alert || !keepPlace) return;
    // WebKit has no scroll anchoring.
    if (isAbove(alert)) keepPlace();
    this.#tell();
  }

  #tell() {
    // A page that opens scrolls to its place first.
    requestAnimationFrame(() => {
      const alert = findAlert();
      const { text } = this.props;
      // A dialog in front of the alert has the same message.
      const isCovered = document.querySelector('[role="dialog"]') !== null;
      if (alert && isAbove(alert) && text !== undefined && !isCovered) showToast(text, { duration: DURATION });
    });
  }

  override render() {
    return this.props.children;
  }
}

const findAlert = () => document.querySelector('main [role="alert"]');

/** Whether it is above what is in sight, or behind the screen's head. */
function isAbove(element: Element): boolean {
  const headHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return element.getBoundingClientRect().top < headHeight;
}
