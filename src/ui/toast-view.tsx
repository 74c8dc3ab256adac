/** antd-mobile's Toast, the part that is loaded on demand: one message or one loading sign at a time. */
import './antd';
import { Toast } from 'antd-mobile';
import { useLayoutEffect, useRef, useState } from 'react';

/** @param duration ms; 0 stays. */
export function showMessage(text: string, duration: number, afterClose: () => void): void {
  // High up, where it hides neither the action nor what is being typed.
  Toast.show({ content: <Spoken text={text} />, duration, position: 'top', afterClose });
}

export function showLoading(text: string, afterClose: () => void): void {
  Toast.show({ icon: 'loading', content: <Spoken text={text} polite />, duration: 0, maskClickable: true, afterClose });
}

export function closeToast(): void {
  Toast.clear();
}

/** Whether an alert on the screen has the same text: a screen reader has announced it already. */
const isAnnounced = (text: string) =>
  [...document.querySelectorAll('[role="alert"]')].some((alert) => alert.textContent === text);

/** A toast's words, spoken to screen readers and closed at a tap. */
function Spoken({ text, polite = false }: { text: string; polite?: boolean }) {
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
