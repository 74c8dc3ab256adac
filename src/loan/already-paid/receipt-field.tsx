/** The photo of a receipt. It is prepared here, and uploaded by the complaint. */
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PhotoRefusal } from '../../ui/photo/check';
import { PhotoField } from '../../ui/photo/photo-field';
import { preparePhoto, RefusedPhoto } from '../../ui/photo/prepare';
import { useObjectUrl } from '../../ui/photo/use-object-url';
import { type Receipt, readReceipt, saveReceipt } from './receipts';

const PHOTO_ID = 'receipt';

interface ReceiptFieldProps {
  orderId: string;
  /** Whether a photo is being prepared. */
  isPreparing: boolean;
  setPreparing: (isPreparing: boolean) => void;
}

export function ReceiptField({ orderId, isPreparing, setPreparing }: ReceiptFieldProps) {
  const intl = useIntl();
  const [receipt, setReceipt] = useState<Receipt>();
  const [refusal, setRefusal] = useState<PhotoRefusal>();
  const address = useObjectUrl(receipt?.content);
  const preparation = useRef<AbortController>(undefined);
  const label = intl.formatMessage({ id: 'paid.photo' });

  useEffect(() => {
    void readReceipt(orderId).then((saved) => setReceipt((current) => current ?? saved));
  }, [orderId]);

  const change = (next: Receipt | undefined) => {
    saveReceipt(orderId, next);
    setReceipt(next);
  };
  const prepare = async (file: File) => {
    const controller = new AbortController();
    preparation.current = controller;
    const { signal } = controller;
    setPreparing(true);
    setRefusal(undefined);
    try {
      const content = await preparePhoto(file, signal);
      if (!signal.aborted) change({ content, name: file.name });
    } catch (error) {
      if (!signal.aborted) setRefusal(error instanceof RefusedPhoto ? error.reason : 'unreadable');
    } finally {
      setPreparing(false);
    }
    return PHOTO_ID;
  };

  return (
    <PhotoField
      title={label}
      label={label}
      hint={intl.formatMessage({ id: 'paid.photoHint' })}
      photos={
        isPreparing || receipt !== undefined
          ? [{ id: PHOTO_ID, address, progress: isPreparing ? 'preparing' : undefined }]
          : []
      }
      max={1}
      refusal={refusal}
      add={prepare}
      refuse={setRefusal}
      remove={() => {
        preparation.current?.abort();
        change(undefined);
      }}
    />
  );
}
