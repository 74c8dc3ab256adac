/** antd-mobile's ImageViewer (pinch, swipe) as an accessible dialog: name, close button, keys, focus trap, focus restored. */
import { ImageViewer } from 'antd-mobile';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../intl/text';
import { IconButton } from '../links/icon-button';
import { useCloseOnBack } from '../overlay/dialog';
import { CloseIcon } from '../picture/icons';
import styles from './photo-viewer.module.css';

interface PhotoViewerProps {
  /** URLs from `safeImage` or `blob:` URLs. */
  pictures: readonly { url: string; alt: string }[];
  first: number;
  onClose: () => void;
}

export default function PhotoViewer({ pictures, first, onClose }: PhotoViewerProps) {
  const t = useText();
  const dialog = useRef<HTMLDivElement>(null);
  const slides = useRef<{ swipeTo: (index: number, immediate?: boolean) => void }>(null);
  const [index, setIndex] = useState(Math.min(Math.max(first, 0), Math.max(pictures.length - 1, 0)));
  const shown = pictures[index];

  useCloseOnBack(onClose);

  useEffect(() => {
    const previous = document.activeElement;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    dialog.current?.focus({ preventScroll: true });
    return () => {
      document.body.style.overflow = overflow;
      if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'ArrowRight') slides.current?.swipeTo(index + 1);
    if (event.key === 'ArrowLeft') slides.current?.swipeTo(index - 1);
    // The close button is the only focusable element.
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
      aria-label={shown?.alt ?? t('photo.viewer')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <ImageViewer.Multi
        ref={slides}
        visible
        images={pictures.map(({ url }) => url)}
        defaultIndex={index}
        onIndexChange={setIndex}
        onClose={onClose}
        getContainer={null}
        imageRender={(url, { ref, index: at }) => (
          <img ref={ref} src={url} alt={pictures[at]?.alt ?? ''} draggable={false} />
        )}
      />
      <IconButton label={t('common.close')} className={styles.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>,
    document.body,
  );
}
