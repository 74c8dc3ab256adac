/** What the test page asks of the device: a photo and the location. Nothing is sent. */
import { type ChangeEvent, useRef, useState } from 'react';
import { Card } from '../../ui/page/card';
import { defectOf, type PhotoDefect } from '../../ui/photo/check';
import { preparePhoto, UnusablePhoto } from '../../ui/photo/prepare';
import { useObjectUrl } from '../../ui/photo/use-object-url';
import { Action } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';

/** Opens the device's photo picker, and shows the photo as a complaint would send it. */
export function PhotoCard() {
  const t = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  /** What a complaint would send of it, or why it rejects it. */
  const [prepared, setPrepared] = useState<Blob | PhotoDefect>();

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    // Without this, choosing the same file again would be no change.
    currentTarget.value = '';
    if (chosen === undefined) return;
    setFile(chosen);
    setPrepared(undefined);
    setPrepared(await prepare(chosen));
  };
  return (
    <Card>
      <input ref={input} type="file" accept="image/*" hidden onChange={(event) => void choose(event)} />
      <Action
        text={t('photo.choose')}
        variant="secondary"
        busy={file !== undefined && prepared === undefined}
        onClick={() => input.current?.click()}
      />
      <p className="muted">{t('photo.hint')}</p>
      {file && <Photo title={t('photo.original', { name: file.name })} photo={file} />}
      <div role="status">
        {typeof prepared === 'string' && <p className="error">{t(`photo.defect.${prepared}`)}</p>}
        {typeof prepared === 'object' && <Photo title={t('photo.prepared')} photo={prepared} />}
      </div>
    </Card>
  );
}

async function prepare(file: File): Promise<Blob | PhotoDefect> {
  try {
    return (await defectOf(file)) ?? (await preparePhoto(file, new AbortController().signal));
  } catch (error) {
    return error instanceof UnusablePhoto ? error.defect : 'undecodable';
  }
}

function Photo({ title, photo }: { title: string; photo: Blob }) {
  const t = useTranslations();
  const [pixels, setPixels] = useState('');
  return (
    <figure>
      <figcaption>
        <b>{title}</b>
        <span className="hint">{`${t('photo.bytes', { bytes: photo.size })} ${pixels}`}</span>
      </figcaption>
      <img
        className={styles.photo}
        src={useObjectUrl(photo)}
        alt={title}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setPixels(`${naturalWidth} × ${naturalHeight} px`)
        }
      />
    </figure>
  );
}

const LOCATION_TIMEOUT_MS = 15_000;
/** By the code of the browser's error; 0 stands for a browser without location. */
const LOCATION_ERRORS = ['unavailable', 'denied', 'unavailable', 'timeout'] as const;

export function LocationCard() {
  const t = useTranslations();
  const [text, setText] = useState('');
  const [searching, setSearching] = useState(false);
  const show = (result: string) => {
    setText(result);
    setSearching(false);
  };
  const showError = (code = 0) => show(t(`location.${LOCATION_ERRORS[code] ?? 'unavailable'}`));

  const find = () => {
    // Web views without the permission, and pages without https, may lack it altogether.
    if (!('geolocation' in navigator)) return showError();
    setSearching(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        show(`${latitude.toFixed(5)}, ${longitude.toFixed(5)} ± ${Math.round(accuracy)} m`),
      ({ code }) => showError(code),
      { enableHighAccuracy: true, timeout: LOCATION_TIMEOUT_MS },
    );
  };
  return (
    <Card>
      <Action text={t('location.get')} variant="secondary" busy={searching} onClick={find} />
      <p role="status">{text}</p>
    </Card>
  );
}
