/** The part of toasts that is loaded on demand: antd-mobile's Toast, with one message or loading indicator at a time. */
import './antd';
import { Toast } from 'antd-mobile';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { coveredBottom } from '../form/keyboard';
import { CheckIcon, NoticeIcon } from '../picture/icons';
import styles from './toast-view.module.css';

/** What a message says, by its icon: that something was done; without it that something is missing or failed. */
export type ToastKind = 'done';

/** CSS px; enough for a message of three lines and the space around it. */
const MESSAGE_HEIGHT = 105;
/** CSS px between a message and what it must not cover. */
const SPACE = 12;
/** CSS px from the middle of a control that was tapped to its edge. */
const TAPPED = 28;

/** Height of the bar with the screen's title, in CSS px: the document scrolls nothing behind it (`theme/base.css`). */
const headHeight = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** How far from the window's bottom a message covers no action bar, in CSS px. */
const aboveBar = () => Math.min(coveredBottom(), window.innerHeight / 2) + SPACE;

/**
 * Shows a message above the action bar, above what was tapped last, the field that has the focus, errors and failed
 * photos on the screen, and where there is room for it above the field's form instead of on it.
 * @param duration ms. @param tapY where the last tap was, from the top of the window.
 */
export function showMessage(
  text: string,
  duration: number,
  afterClose: () => void,
  { tapY, kind }: { tapY?: number | undefined; kind?: ToastKind | undefined } = {},
): void {
  const field = document.activeElement?.closest('input, textarea, select');
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const errors = [...document.querySelectorAll('main .error:not(:empty), main [data-failed="true"]')];
  const tops = [...(tapY === undefined ? [] : [tapY - TAPPED]), ...[field ?? [], errors].flat().map(topOf)];
  let bottom = aboveBar();
  for (const fromBottom of tops.map((top) => window.innerHeight - top).sort((one, other) => one - other)) {
    if (fromBottom > bottom && fromBottom < bottom + MESSAGE_HEIGHT + 2 * TAPPED) bottom = fromBottom + SPACE;
  }
  const form = field?.closest('form')?.getBoundingClientRect();
  const isOnForm = form && form.bottom > window.innerHeight - bottom - MESSAGE_HEIGHT;
  if (isOnForm && form.top > headHeight() + MESSAGE_HEIGHT)
    bottom = Math.max(bottom, window.innerHeight - form.top + SPACE);
  Toast.show({
    content: <ToastText key={++shownToasts} text={text} kind={kind} />,
    duration,
    maskClassName: styles.message ?? '',
    maskStyle: { '--toast-bottom': `${bottom}px`, '--toast-duration': `${duration}ms` } as CSSProperties,
    afterClose,
  });
}

/** Shows a loading indicator. A button that spins is one already: then screen readers alone are told. */
export function showLoading(text: string): void {
  const isShown = document.querySelector('button[aria-busy="true"]') !== null;
  Toast.show({
    icon: 'loading',
    content: <ToastText text={text} kind="loading" />,
    duration: 0,
    maskClickable: true,
    ...(isShown && { maskClassName: 'visually-hidden' }),
  });
}

export function closeToast(): void {
  Toast.clear();
}

/** Whether an alert on the screen has the same text: a screen reader has announced it already. An earlier toast does not count. */
const isAnnounced = (text: string) =>
  [...document.querySelectorAll('[role="alert"]')].some(
    (alert) => alert.textContent === text && alert.closest('.adm-toast-mask') === null,
  );

/** Each toast is an element of its own, so that screen readers announce also one with the same text. */
let shownToasts = 0;

/** A toast's text. Screen readers announce it, and a tap closes the toast. */
function ToastText({ text, kind }: { text: string; kind: ToastKind | 'loading' | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  const [role] = useState(() => (kind === 'loading' ? 'status' : isAnnounced(text) ? undefined : 'alert'));
  useLayoutEffect(() => {
    const hidden = ref.current?.closest('[aria-hidden="true"]');
    hidden?.removeAttribute('aria-hidden');
    const main = ref.current?.closest<HTMLElement>('.adm-toast-main');
    main?.addEventListener('click', closeToast);
    // A message that stays for the next screen comes before that screen's action bar.
    const mask = main?.closest<HTMLElement>('.adm-toast-mask');
    const raise = () => {
      const bottom = Number.parseFloat(mask?.style.getPropertyValue('--toast-bottom') ?? '');
      if (bottom < aboveBar()) mask?.style.setProperty('--toast-bottom', `${aboveBar()}px`);
    };
    // The bar may be on the screen already.
    raise();
    const bars = new MutationObserver(raise);
    bars.observe(document.body, { childList: true, subtree: true });
    return () => {
      main?.removeEventListener('click', closeToast);
      bars.disconnect();
    };
  }, []);
  return (
    <div ref={ref} role={role} className={styles.text}>
      {kind === 'done' && <CheckIcon className={styles.done} />}
      {kind === undefined && <NoticeIcon />}
      <span>{text}</span>
    </div>
  );
}
