/** The buttons that save, share and print something as a picture. */
import { type ComponentType, type SVGProps, useState } from 'react';
import { useText } from '../../intl/text';
import { isInNativeApp } from '../../platform/bridge';
import { canPrint, canShare, downloadFile, shareFile } from '../../platform/files';
import { Button } from '../form/button';
import { Dialog, DialogActions } from '../overlay/dialog';
import { showToast } from '../overlay/toast';
import { drawPicture, type PicturePart } from './draw-picture';
import { DownloadIcon, PrintIcon, ShareIcon } from './icons';
import styles from './picture-tools.module.css';

interface PictureToolsProps {
  /** Called at the tap. */
  partsOf: () => readonly PicturePart[];
  /** Name of the file, without its type. */
  file: string;
  /** Label of the button that saves; `Save as picture` by default. */
  save?: string;
  title: string;
  alt: string;
  /** Whether the page is printed, too. Then the icons are above the texts and not beside them. */
  isPrinted?: boolean;
  /** False for what must not be passed on as a picture. */
  hasPicture?: boolean;
}

const PICTURE_TYPE = 'image/png';

export default function PictureTools({
  partsOf,
  file: name,
  save: saveLabel,
  title,
  alt,
  isPrinted = false,
  hasPicture = true,
}: PictureToolsProps) {
  const t = useText();
  /** The saved picture, while it is shown. */
  const [picture, setPicture] = useState<string>();
  const close = () => setPicture(undefined);

  /** Draws the picture and passes it on, or says that it failed. */
  const draw = (use: (url: string, file: File) => void) => {
    const url = drawPicture(partsOf());
    if (url === undefined) showToast(t('picture.failed'));
    else use(url, pictureFile(url, name));
  };
  const save = (url: string, file: File) => {
    if (!isInNativeApp()) downloadFile(file);
    setPicture(url);
  };
  const share = async (url: string, file: File) => {
    if (await shareFile(file)) return;
    showToast(t('picture.shareFailed'));
    save(url, file);
  };

  return (
    <>
      <div className={`screen-only fade-in ${styles.tools}`} data-low={!isPrinted}>
        {hasPicture && <Tool icon={DownloadIcon} label={saveLabel ?? t('picture.save')} onClick={() => draw(save)} />}
        {hasPicture && canShare(PICTURE_TYPE) && (
          <Tool icon={ShareIcon} label={t('picture.share')} onClick={() => draw(share)} />
        )}
        {isPrinted && canPrint() && <Tool icon={PrintIcon} label={t('common.print')} onClick={() => window.print()} />}
      </div>
      {picture !== undefined && hasPicture && (
        <Dialog title={title} onClose={close}>
          <img className={styles.picture} src={picture} alt={alt} />
          <p>{t(isInNativeApp() ? 'picture.hold' : 'picture.downloading')}</p>
          <DialogActions>
            <Button onClick={close}>{t('common.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

interface ToolProps {
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  label: string;
  onClick: () => void;
}

function Tool({ icon: Icon, label, onClick }: ToolProps) {
  return (
    <button type="button" className={styles.tool} onClick={onClick}>
      <Icon className={styles.icon} />
      <span>{label}</span>
    </button>
  );
}

/** The bytes of a data URL, without an await: sharing must start during the tap. */
function pictureFile(url: string, name: string): File {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (character) => character.charCodeAt(0));
  return new File([bytes], `${name}.png`, { type: PICTURE_TYPE });
}
