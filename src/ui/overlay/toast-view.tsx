/** The part of toasts that is loaded on demand: antd-mobile's Toast, with one message or loading indicator at a time. */
import './antd';
import { Toast } from 'antd-mobile';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { coveredBottom } from '../form/keyboard';
import styles from './toast-view.module.css';

/** CSS px; enough for a message of three lines. */
const MESSAGE_HEIGHT = 100;

/**
 * Shows a message over the screen's title, or at the bottom if the last tap was at the top, or the field that has the
 * focus is there.
 * @param duration ms. @param tapY where the last tap was, from the top of the window.
 */
export function showMessage(text: string, duration: number, afterClose: () => void, tapY?: number): void {
  const field = document.activeElement?.closest('input, textarea, select')?.getBoundingClientRect();
  const isLow = [tapY, field?.top].some((y) => y !== undefined && y > 0 && y < MESSAGE_HEIGHT);
  const bottom = Math.min(coveredBottom(), window.innerHeight / 2) + 16;
  Toast.show({
    content: <ToastText text={text} />,
    duration,
    maskClassName: `${styles.message} ${isLow ? styles.low : ''}`,
    maskStyle: { '--toast-bottom': `${bottom}px`, '--toast-duration': `${duration}ms` } as CSSProperties,
    afterClose,
  });
}

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
    return () => main?.removeEventListener('click', closeToast);
  }, []);
  return (
    <div ref={ref} role={role}>
      {text}
    </div>
  );
}
