/**
 * Dialogs built on antd-mobile's Popup. They add what it lacks: role, accessible name, a focus trap, restoring the focus
 * on close, and closing with Escape and Back.
 */
import './antd';
import { CenterPopup, Popup } from 'antd-mobile';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { fitFigures } from './figures';
import { useCloseOnBack } from './use-close-on-back';

interface DialogProps {
  open: boolean;
  title: string;
  /** Called after the dialog is first painted. */
  onShown?: (() => void) | undefined;
  /** Without it the dialog cannot be dismissed. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

export function Dialog({ open, title, onShown, onClose, children }: DialogProps) {
  useCloseOnBack(open ? onClose : undefined);
  return (
    <CenterPopup
      visible={open}
      closeOnMaskClick={onClose !== undefined}
      {...(onClose && { onClose })}
      getContainer={() => document.body}
      destroyOnClose
    >
      <DialogBody title={title} onShown={onShown} onClose={onClose}>
        {children}
      </DialogBody>
    </CenterPopup>
  );
}

/** The buttons at the end of a dialog, in its full width. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** A dialog at the bottom edge of the screen, for choices. */
export function Sheet({ open, title, onShown, onClose, children }: DialogProps) {
  useCloseOnBack(open ? onClose : undefined);
  return (
    <Popup
      visible={open}
      position="bottom"
      closeOnMaskClick={onClose !== undefined}
      {...(onClose && { onClose })}
      getContainer={() => document.body}
      destroyOnClose
    >
      <DialogBody title={title} onShown={onShown} onClose={onClose} shape="sheet">
        {children}
      </DialogBody>
    </Popup>
  );
}

/** A dialog that covers the screen. @param children are laid out in a column below the title. */
export function FullScreen({ open, title, onShown, onClose, children }: DialogProps) {
  useCloseOnBack(open ? onClose : undefined);
  return (
    <Popup
      visible={open}
      position="bottom"
      bodyClassName={styles.fullScreenBody ?? ''}
      getContainer={() => document.body}
      destroyOnClose
    >
      <DialogBody title={title} onShown={onShown} onClose={onClose} shape="fullScreen">
        {children}
      </DialogBody>
    </Popup>
  );
}

interface DialogBodyProps extends Omit<DialogProps, 'open'> {
  shape?: 'sheet' | 'fullScreen';
}

function DialogBody({ title, onShown, onClose, shape, children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const shown = useEffectEvent(() => onShown?.());

  // Effects run after the paint.
  useEffect(() => shown(), []);

  useEffect(() => {
    const before = document.activeElement;
    body.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose?.();
    if (event.key === 'Tab') trapFocus(event, body.current);
  };

  return (
    <div
      ref={body}
      className={shape === undefined ? styles.dialog : `${styles.dialog} ${styles[shape]}`}
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <h2 id={titleId} className={styles.title} {...(shape === 'fullScreen' && fitFigures(title))}>
        {title}
      </h2>
      {children}
    </div>
  );
}

function trapFocus(event: KeyboardEvent, body: HTMLElement | null): void {
  const focusable = body?.querySelectorAll<HTMLElement>(
    'button:not(:disabled), a[href], input, textarea, [tabindex="0"]',
  );
  const first = focusable?.[0];
  const last = focusable?.[focusable.length - 1];
  if (first === undefined || last === undefined) {
    event.preventDefault();
    return;
  }
  const focused = document.activeElement;
  if (event.shiftKey && (focused === first || focused === body)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && focused === last) {
    event.preventDefault();
    first.focus();
  }
}
