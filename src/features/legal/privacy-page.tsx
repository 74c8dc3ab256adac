/** The privacy notice. Inside a frame of another page it has no header. */
import { useEffect, useRef } from 'react';
import { useText } from '../../intl/text';
import { Document } from '../../ui/document/document';
import { Page } from '../../ui/page/page';
import styles from './privacy-page.module.css';

export default function PrivacyPage() {
  const title = useText()('legal.privacyTitle');
  // In an iframe, as on the public site. A native web view has no parent window.
  if (window.parent !== window) return <FramedNotice title={title} />;
  return (
    <Page title={title}>
      <Document name="privacy" />
    </Page>
  );
}

/** Inside a frame, the surrounding page has the Back button, the colours and the visible title. */
function FramedNotice({ title }: { title: string }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = title;
  }, [title]);

  // As high as the notice, so that the page around it scrolls. Another origin gives no access to its frame.
  useEffect(() => {
    const frame = window.frameElement;
    const notice = main.current;
    if (frame === null || notice === null) return;
    let request = 0;
    const resize = () => frame.setAttribute('height', String(Math.ceil(notice.getBoundingClientRect().height)));
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(request);
      // In a frame of its own: within the observer's, the new height would be observed once more.
      request = requestAnimationFrame(resize);
    });
    observer.observe(notice);
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
    };
  }, []);

  return (
    <main ref={main} className={styles.framed}>
      <h1 className="visually-hidden">{title}</h1>
      <Document name="privacy" wide />
    </main>
  );
}
