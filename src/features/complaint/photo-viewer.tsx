/** antd-mobile's viewer (pinch, swipe) as a dialog: with a name, a close button, focus kept inside and given back, keys. */
import { ImageViewer } from 'antd-mobile';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { CloseIcon } from '../../ui/icons';
import { useCloseOnBack } from '../../ui/use-close-on-back';
import styles from './photo-viewer.module.css';

interface PhotoViewerProps {
  /** Addresses that have passed the gate, or `blob:` ones of our own making. */
  pictures: readonly { address: string; alt: string }[];
  first: number;
  onClose: () => void;
}

export default function PhotoViewer({ pictures, first, onClose }: PhotoViewerProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDivElement>(null);
  const slides = useRef<{ swipeTo: (index: number, immediate?: boolean) => void }>(null);
  const [index, setIndex] = useState(Math.min(Math.max(first, 0), Math.max(pictures.length - 1, 0)));
  const shown = pictures[index];

  useCloseOnBack(onClose);

  useEffect(() => {
    const before = document.activeElement;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    dialog.current?.focus({ preventScroll: true });
    return () => {
      document.body.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'ArrowRight') slides.current?.swipeTo(index + 1);
    if (event.key === 'ArrowLeft') slides.current?.swipeTo(index - 1);
    // The close button is the only stop.
    if (event.key === 'Tab') {
      event.preventDefault();
      dialog.current?.querySelector('button')?.focus();
    }
  };

  return createPortal(
    <div
      ref={dialog}
      className={styles.viewer}
      role="dialog"
      aria-modal="true"
      aria-label={shown?.alt ?? intl.formatMessage({ id: 'complaint.viewer' })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <ImageViewer.Multi
        ref={slides}
        visible
        images={pictures.map(({ address }) => address)}
        defaultIndex={index}
        onIndexChange={setIndex}
        onClose={onClose}
        getContainer={null}
        imageRender={(address, { ref, index: place }) => (
          <img ref={ref} src={address} alt={pictures[place]?.alt ?? ''} draggable={false} />
        )}
      />
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'common.close' })}
        onClick={onClose}
      >
        <CloseIcon aria-hidden />
      </button>
    </div>,
    document.body,
  );
}
