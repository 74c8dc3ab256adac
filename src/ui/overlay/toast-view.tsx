/** The part of toasts that is loaded on demand: antd-mobile's Toast, with one message or loading indicator at a time. */
import './antd';
import { Toast } from 'antd-mobile';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { coveredBottom } from '../form/keyboard';
import styles from './toast-view.module.css';

/** CSS px between a message and what is below it. */
const GAP = 16;
/** CSS px; enough for a message of three lines. */
const MESSAGE_HEIGHT = 100;
/** CSS px of the error below a field. */
const ERROR_HEIGHT = 32;
/** What is read or tapped next. */
const CONTENT = 'h2, label, a, button';

type Place = Pick<DOMRect, 'top' | 'bottom'>;

/** @param duration ms. @param tapY where the last tap was, from the top of the window. */
export function showMessage(text: string, duration: number, afterClose: () => void, tapY?: number): void {
  const bottom = bottomOfMessage();
  const low = { top: window.innerHeight - bottom - MESSAGE_HEIGHT, bottom: window.innerHeight - bottom };
  const high = { top: 0, bottom: MESSAGE_HEIGHT };
  const covers = (area: Place, places: readonly Place[]) =>
    places.some((place) => place.bottom > area.top && place.top < area.bottom);
  // A message is usually about the control that was tapped or a field with an error, and the focused field is filled
  // in next, so it must not cover these. It covers the screen's title before other content.
  const focused = document.activeElement;
  const field = (
    focused?.closest('[aria-invalid="true"]') ?? focused?.closest('input, textarea, select')
  )?.getBoundingClientRect();
  const current: readonly Place[] = [
    ...(tapY === undefined ? [] : [{ top: tapY, bottom: tapY }]),
    ...(field === undefined ? [] : [{ top: field.top, bottom: field.bottom + ERROR_HEIGHT }]),
  ];
  const screen = document.querySelector('[role="dialog"]') ?? document.querySelector('main');
  const content = [...(screen?.querySelectorAll(CONTENT) ?? [])].map((each) => each.getBoundingClientRect());
  const isHigh = covers(low, current) || (covers(low, content) && !covers(high, current));
  Toast.show({
    content: <ToastText text={text} />,
    duration,
    maskClassName: `${styles.message} ${isHigh ? styles.high : ''}`,
    maskStyle: { '--toast-bottom': `${bottom}px`, '--toast-duration': `${duration}ms` } as CSSProperties,
    afterClose,
  });
}

/** CSS px between a message and the bottom of the window. */
const bottomOfMessage = () => Math.min(coveredBottom(), window.innerHeight / 2) + GAP;

export function showLoading(text: string): void {
  Toast.show({
    icon: 'loading',
    content: <ToastText text={text} polite />,
    duration: 0,
    maskClickable: true,
  });
}

export function closeToast(): void {
  Toast.clear();
}

/** Whether an alert on the screen has the same text: a screen reader has announced it already. */
const isAnnounced = (text: string) =>
  [...document.querySelectorAll('[role="alert"]')].some((alert) => alert.textContent === text);

/** A toast's text. Screen readers announce it, and a tap closes the toast. */
function ToastText({ text, polite = false }: { text: string; polite?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const [role] = useState(() => (polite ? 'status' : isAnnounced(text) ? undefined : 'alert'));
  useLayoutEffect(() => {
    const hidden = ref.current?.closest('[aria-hidden="true"]');
    hidden?.removeAttribute('aria-hidden');
    const main = ref.current?.closest<HTMLElement>('.adm-toast-main');
    main?.addEventListener('click', closeToast);
    const mask = ref.current?.closest<HTMLElement>('.adm-toast-mask');
    // The next screen may open while the message is shown, with an action bar of its own.
    const observer = new MutationObserver(() => mask?.style.setProperty('--toast-bottom', `${bottomOfMessage()}px`));
    observer.observe(document.getElementById('root') ?? document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      main?.removeEventListener('click', closeToast);
    };
  }, []);
  return (
    <div ref={ref} role={role}>
      {text}
    </div>
  );
}
