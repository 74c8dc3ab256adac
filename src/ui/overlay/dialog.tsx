/**
 * Dialogs built on antd-mobile's Popup. They add what it lacks: role, accessible name, a focus trap, restoring the focus
 * on close, and closing with Escape and Back.
 */
import './antd';
import { CenterPopup, Popup } from 'antd-mobile';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useText } from '../../intl/text';
import { prefersReducedMotion } from '../../platform/device';
import { closeOnBack } from '../../platform/overlay-history';
import { IconButton } from '../links/icon-button';
import { CloseIcon } from '../picture/icons';
import { fitFigures } from '../text/figures';
import styles from './dialog.module.css';
import { inertCopy } from './inert-copy';

/** A dialog is open while it is mounted. */
interface DialogProps {
  title: string;
  /** Called after the dialog is first painted. */
  onShown?: (() => void) | undefined;
  /** Without it the dialog cannot be dismissed. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

const popupProps = ({ onClose }: DialogProps) => ({
  visible: true,
  closeOnMaskClick: true,
  ...(onClose && { onClose }),
  getContainer: () => document.body,
});

export function Dialog(body: DialogProps) {
  return (
    <CenterPopup {...popupProps(body)}>
      <DialogBody {...body} />
    </CenterPopup>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** A dialog at the bottom edge of the screen, for choices. Its head has a close button and can be pulled down to close it. */
export function Sheet(body: DialogProps) {
  return (
    <Popup {...popupProps(body)} position="bottom">
      <DialogBody {...body} shape="sheet" />
    </Popup>
  );
}

interface FullScreenProps extends DialogProps {
  /** The large text, such as an amount; by default the title. */
  figure?: string | undefined;
}

/** A dialog that covers the screen. @param children are laid out in a column below the title. */
export function FullScreen(body: FullScreenProps) {
  return (
    <Popup {...popupProps(body)} position="bottom" bodyClassName={styles.fullScreenBody ?? ''}>
      <DialogBody {...body} shape="fullScreen" />
    </Popup>
  );
}

type DialogBodyProps = FullScreenProps & { shape?: 'sheet' | 'fullScreen' };

function DialogBody({ title, figure = title, onShown, onClose, shape, children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const shown = useEffectEvent(() => onShown?.());

  // Effects run after the paint.
  useEffect(() => shown(), []);

  const onKeyDown = useModal(body, onClose);

  useLayoutEffect(() => {
    const own = body.current;
    return own ? () => showLeaving(own) : undefined;
  }, []);

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
      {shape === 'sheet' ? (
        <SheetHead titleId={titleId} title={title} onClose={onClose} />
      ) : (
        <h2
          id={titleId}
          className={figure === title ? styles.title : 'muted'}
          {...(shape === 'fullScreen' && fitFigures(title))}
        >
          {title}
        </h2>
      )}
      {shape === 'fullScreen' && figure !== title && (
        <p className={styles.title} translate="no" {...fitFigures(figure)}>
          {figure}
        </p>
      )}
      {children}
    </div>
  );
}

/** Of a dialog that closes. */
const LEAVING = { duration: 150, easing: 'cubic-bezier(0.4, 0, 1, 1)', fill: 'forwards' } as const;

/**
 * Lets a copy of a dialog that closes slide or fade out. The dialog itself is removed at once, so the focus and the next tap do
 * not wait.
 */
function showLeaving(body: HTMLElement): void {
  const overlay = body.closest('.adm-popup, .adm-center-popup');
  const copy = overlay === null || prefersReducedMotion() ? undefined : inertCopy(overlay);
  if (copy === undefined || !('animate' in copy)) return;
  copy.classList.add(styles.leaving ?? '');
  document.body.append(copy);
  const dialog = copy.querySelector('[role="dialog"]');
  dialog?.scrollTo(0, body.scrollTop);
  dialog?.removeAttribute('role');
  const sheet = copy.querySelector('.adm-popup-body');
  sheet?.animate({ translate: 'var(--sheet-start)', opacity: 'var(--sheet-end-opacity)' }, LEAVING);
  const faded = (sheet && copy.querySelector('.adm-mask')) ?? copy;
  faded.animate({ opacity: 0 }, LEAVING).onfinish = () => copy.remove();
}

/** px; a sheet that is pulled down further closes. */
const PULL_TO_CLOSE = 72;

/** The part of a sheet that stays in sight while its content scrolls: grabber, title, close button. */
function SheetHead({ titleId, title, onClose }: Pick<DialogProps, 'title' | 'onClose'> & { titleId: string }) {
  const t = useText();
  const head = useRef<HTMLDivElement>(null);
  const startY = useRef<number>(undefined);

  const pulled = ({ clientY }: PointerEvent) => Math.max(0, clientY - (startY.current ?? clientY));
  const moveBy = (distance: number, transition: string) => {
    const sheet = head.current?.closest<HTMLElement>('.adm-popup-body');
    // `translate`, because antd-mobile animates `transform`.
    if (sheet) Object.assign(sheet.style, { translate: `0 ${distance}px`, transition });
  };
  const release = () => {
    if (startY.current === undefined) return;
    startY.current = undefined;
    moveBy(0, 'translate var(--motion)');
  };

  return (
    <div
      ref={head}
      className={styles.head}
      onPointerDown={({ clientY }) => {
        if (onClose) startY.current = clientY;
      }}
      onPointerMove={(event) => {
        if (startY.current !== undefined) moveBy(pulled(event), 'none');
      }}
      onPointerUp={(event) => {
        if (pulled(event) < PULL_TO_CLOSE) return release();
        startY.current = undefined;
        onClose?.();
      }}
      onPointerCancel={release}
      onPointerLeave={release}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {onClose && (
        <IconButton label={t('common.close')} className={styles.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}

/**
 * Moves the focus into an overlay, keeps it there, and gives it back when the overlay is closed. Escape and Back close it.
 * @param onClose undefined if the overlay cannot be dismissed. @returns the handler of the overlay's keys.
 */
export function useModal(body: RefObject<HTMLElement | null>, onClose: (() => void) | undefined) {
  const close = useEffectEvent(() => onClose?.());
  const isClosable = onClose !== undefined;
  useLayoutEffect(() => (isClosable ? closeOnBack(() => close()) : undefined), [isClosable]);
  useEffect(() => {
    const before = document.activeElement;
    body.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [body]);
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose?.();
    if (event.key === 'Tab') trapFocus(event, body.current);
  };
}

function trapFocus(event: KeyboardEvent, body: HTMLElement | null): void {
  const focusable = body?.querySelectorAll<HTMLElement>(
    'button:not(:disabled), a[href], input, textarea, [tabindex="0"]',
  );
  const first = focusable?.[0];
  const last = focusable?.[focusable.length - 1];
  const focused = document.activeElement;
  const isAtEnd = event.shiftKey ? focused === first || focused === body : focused === last;
  if (first !== undefined && !isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
