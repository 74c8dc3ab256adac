/** One photo of a receipt: picked, checked and prepared as a complaint's photos are, and sent with the complaint only. */
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { CameraIcon, CloseIcon } from '../ui/icons';
import type { PhotoRefusal } from '../ui/photo/check';
import { preparePhoto, RefusedPhoto } from '../ui/photo/prepare';
import { refusalOf } from '../ui/photo/refusal';
import { readReceipt, saveReceipt } from './paid-claim';
import styles from './receipt-picker.module.css';

interface ReceiptPickerProps {
  orderId: string;
  /** Told while a photo is being prepared. */
  setBusy: (busy: boolean) => void;
}

export function ReceiptPicker({ orderId, setBusy }: ReceiptPickerProps) {
  const intl = useIntl();
  const labelId = useId();
  const noteId = useId();
  const [photo, setPhoto] = useState(() => readReceipt(orderId));
  const [isPreparing, setPreparing] = useState(false);
  const [refusal, setRefusal] = useState<PhotoRefusal>();
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    if (photo === undefined) return;
    const made = URL.createObjectURL(photo.content);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [photo]);

  useEffect(() => setBusy(isPreparing), [isPreparing, setBusy]);

  const change = (next: typeof photo) => {
    saveReceipt(orderId, next);
    setPhoto(next);
  };
  const takePhoto = async (file: File) => {
    setPreparing(true);
    setRefusal(undefined);
    try {
      const reason = await refusalOf(file);
      if (reason !== undefined) throw new RefusedPhoto(reason);
      change({ content: await preparePhoto(file, new AbortController().signal), name: file.name });
    } catch (error) {
      setRefusal(error instanceof RefusedPhoto ? error.reason : 'unreadable');
    } finally {
      setPreparing(false);
    }
  };

  return (
    <div className={styles.receipt}>
      <span id={labelId} className={styles.label}>
        {intl.formatMessage({ id: 'paid.photo' })}
      </span>
      {photo === undefined ? (
        <div className={styles.picker}>
          <CameraIcon className={styles.icon} aria-hidden />
          <span aria-hidden="true">
            {intl.formatMessage({ id: isPreparing ? 'complaint.preparing' : 'complaint.addPhoto' })}
          </span>
          <input
            type="file"
            accept="image/*"
            className={styles.input}
            aria-labelledby={labelId}
            aria-describedby={noteId}
            disabled={isPreparing}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // Else the same photo could not be picked again.
              event.currentTarget.value = '';
              if (file !== undefined) void takePhoto(file);
            }}
          />
        </div>
      ) : (
        <div className={styles.photo}>
          <img className={styles.picture} src={address} alt={intl.formatMessage({ id: 'paid.photo' })} />
          <button
            type="button"
            className={styles.remove}
            aria-label={intl.formatMessage({ id: 'paid.removePhoto' })}
            onClick={() => change(undefined)}
          >
            <CloseIcon aria-hidden />
          </button>
        </div>
      )}
      <p id={noteId} className={refusal === undefined ? styles.hint : styles.error} role="status">
        {intl.formatMessage({ id: refusal === undefined ? 'paid.photoHint' : `complaint.photoRefused.${refusal}` })}
      </p>
    </div>
  );
}
