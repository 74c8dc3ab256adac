/** The part of toasts that is loaded on demand: antd-mobile's Toast, with one message or loading indicator at a time. */
import './antd';
import { Toast } from 'antd-mobile';
import { useLayoutEffect, useRef, useState } from 'react';

/** @param duration ms; 0 = until it is closed. */
export function showMessage(text: string, duration: number, afterClose: () => void): void {
  // At the top, where it covers neither the action bar nor the keyboard.
  Toast.show({ content: <ToastText text={text} />, duration, position: 'top', afterClose });
}

export function showLoading(text: string, afterClose: () => void): void {
  Toast.show({
    icon: 'loading',
    content: <ToastText text={text} polite />,
    duration: 0,
    maskClickable: true,
    afterClose,
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
