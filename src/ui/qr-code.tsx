/** Loaded on demand where it is not the screen's purpose: the encoder weighs more than what it draws. */
import type { ReactNode } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** The quiet zone that the standard asks, in modules. */
const QUIET_ZONE = 4;
/** Bytes; a longer text makes modules too small for a camera in front of a screen. */
const LONGEST = 900;

interface QrCodeProps {
  text: string;
  /** What it is, for those who can't see it. */
  label: string;
  /** Stands in for a code that the text is too long for. */
  tooLong?: ReactNode;
}

/** A text as a QR code, black on white in both schemes; a text too long for one shows what stands in for it. */
export default function QrCode({ text, label, tooLong = null }: QrCodeProps) {
  if (new TextEncoder().encode(text).length > LONGEST) return tooLong;
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={modules} />
    </svg>
  );
}
