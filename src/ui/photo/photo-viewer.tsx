/** antd-mobile's ImageViewer (pinch, swipe) as an accessible dialog: name, close button, keys, focus trap, focus restored. */
import { ImageViewer } from 'antd-mobile';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../intl/text';
import { IconButton } from '../links/icon-button';
import { useModal } from '../overlay/dialog';
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

  const onModalKeyDown = useModal(dialog, onClose);

  useEffect(() => {
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = overflow;
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    onModalKeyDown(event);
    if (event.key === 'ArrowRight') slides.current?.swipeTo(index + 1);
    if (event.key === 'ArrowLeft') slides.current?.swipeTo(index - 1);
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
