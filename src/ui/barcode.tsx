/** A CODE128 barcode that a till can read: black on white, with the quiet zone of ten modules that the standard asks. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import Barcode128 from 'react-barcode';
import styles from './barcode.module.css';

/** In modules: the width of the narrowest bar. */
const QUIET_ZONE = 10;
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
  /** Stands in its place where the screen is too narrow for it. */
  fallback?: ReactNode;
}

/** As large as its container allows while each bar is a whole number of device pixels wide. */
export function Barcode({ value, label, fallback = null }: BarcodeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<BarcodeFit>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value has another number of modules
  useLayoutEffect(() => {
    const drawing = frame.current?.querySelector('svg');
    // Drawn one unit high, and stretched to the height of the style.
    drawing?.setAttribute('preserveAspectRatio', 'none');
    const modules = Number.parseInt(drawing?.getAttribute('width') ?? '', 10);
    const measure = () => {
      const width = frame.current?.clientWidth ?? 0;
      // Without a layout there is nothing to fit into.
      if (width > 0) setFit(fitBarcode(modules, width, window.devicePixelRatio));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [value]);

  const isTooWide = fit?.width === 0;
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.barcode} role="img" aria-label={label} hidden={isTooWide} style={fit}>
        <Barcode128
          value={value}
          format="CODE128"
          width={1}
          height={1}
          displayValue={false}
          margin={0}
          marginLeft={QUIET_ZONE}
          marginRight={QUIET_ZONE}
          background="#ffffff"
          lineColor="#000000"
        />
      </div>
      {isTooWide && fallback}
    </div>
  );
}

/** CSS px. */
interface BarcodeFit {
  width: number;
  marginLeft: number;
}

/**
 * The largest size at which a module is a whole number of device pixels, in the middle of what is available.
 * @param modules with the quiet zones. @param available CSS px. @returns a width of 0 where it doesn't fit.
 */
export function fitBarcode(modules: number, available: number, pixelRatio: number): BarcodeFit {
  const pixels = Math.floor(available * pixelRatio);
  const width = Math.floor(pixels / modules) * modules;
  return { width: width / pixelRatio, marginLeft: Math.floor((pixels - width) / 2) / pixelRatio };
}
