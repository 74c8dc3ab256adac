/** QR code. It is loaded on demand, because of the size of the encoder. */
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** The quiet zone that the standard requires, in modules. */
const QUIET_ZONE = 4;
/** Bytes. With a longer text the modules are too small for a camera. */
const MAX_BYTES = 900;

interface QrCodeProps {
  text: string;
  /** Accessible name. */
  label: string;
}

/** A text as a QR code, black on white in both colour schemes; nothing if the text is too long. */
export default function QrCode({ text, label }: QrCodeProps) {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return null;
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={modules} />
    </svg>
  );
}
