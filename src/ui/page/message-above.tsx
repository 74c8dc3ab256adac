/** An alert that may appear above what is in sight: that stays in its place, and a toast says it, too. */
import { Component, createRef, type ReactNode } from 'react';
import { showToast } from '../overlay/toast';

interface MessageAboveProps {
  className: string | undefined;
  /** Text of the toast; undefined if another toast already shows the message. */
  text: string | undefined;
  /** The alert's content, while there is an alert. */
  children: ReactNode;
}

/** ms; longer than usual, because the reader looks at something else. */
const DURATION = 6000;

export class MessageAbove extends Component<MessageAboveProps> {
  readonly #alert = createRef<HTMLDivElement>();

  override componentDidMount() {
    this.#tell();
  }

  /** Returns what moves the page so far that the card in the middle of the screen is where it was. */
  override getSnapshotBeforeUpdate(): (() => void) | null {
    if (this.#alert.current) return null;
    const cards = [...document.querySelectorAll('main section')];
    const inSight = cards.find((card) => card.getBoundingClientRect().bottom > window.innerHeight / 2);
    const top = inSight?.getBoundingClientRect().top ?? 0;
    return () => window.scrollBy(0, (inSight?.getBoundingClientRect().top ?? 0) - top);
  }

  override componentDidUpdate(_props: MessageAboveProps, _state: unknown, keepPlace: (() => void) | null) {
    if (!keepPlace) return;
    // WebKit has no scroll anchoring.
    if (this.#isAbove()) keepPlace();
    this.#tell();
  }

  #tell() {
    // A page that opens scrolls to its place first.
    requestAnimationFrame(() => {
      const { text } = this.props;
      // A dialog in front of the alert has the same message.
      const isCovered = document.querySelector('[role="dialog"]') !== null;
      if (text !== undefined && this.#isAbove() && !isCovered) showToast(text, { duration: DURATION });
    });
  }

  /** Whether there is an alert, above what is in sight or behind the screen's head. */
  #isAbove(): boolean {
    const headHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return this.#alert.current !== null && this.#alert.current.getBoundingClientRect().top < headHeight;
  }

  override render() {
    const { className, children } = this.props;
    if (!children) return null;
    return (
      <div ref={this.#alert} className={className} role="alert">
        {children}
      </div>
    );
  }
}
