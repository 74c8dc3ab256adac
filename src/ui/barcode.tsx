/** A CODE128 barcode that a till can read: black on white, with the quiet zone of ten modules that the standard asks. */
import Barcode128 from 'react-barcode';
import styles from './barcode.module.css';

const MODULE = 2;
const QUIET_ZONE = 10 * MODULE;
/** More would not fit a phone's width at a readable size. */
const LONGEST = 60;

/** Whether CODE128 has signs for all of it; checked before drawing, which would fail silently. */
export function canDraw(value: string | undefined): value is string {
  return value !== undefined && value.length <= LONGEST && /^[\x20-\x7e]+$/.test(value);
}

interface BarcodeProps {
  /** A value that `canDraw`. */
  value: string;
  /** What it is, for those who can't see it. */
  label: string;
}

export function Barcode({ value, label }: BarcodeProps) {
  return (
    <div className={styles.barcode} role="img" aria-label={label}>
      <Barcode128
        value={value}
        format="CODE128"
        width={MODULE}
        height={96}
        displayValue={false}
        margin={0}
        marginLeft={QUIET_ZONE}
        marginRight={QUIET_ZONE}
        marginTop={8}
        marginBottom={8}
        background="#ffffff"
        lineColor="#000000"
      />
    </div>
  );
}
