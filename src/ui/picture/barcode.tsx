/** A CODE128 barcode for a store's scanner: black on white, with the quiet zone of ten modules that the standard requires. */
import JsBarcode from 'jsbarcode';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import Barcode128 from 'react-barcode';
import styles from './barcode.module.css';

/** In modules. A module is the width of the narrowest bar. */
const QUIET_ZONE = 10;
/** Characters. A longer barcode does not fit a phone's width at a readable size. */
const MAX_LENGTH = 60;

/** Whether CODE128 can encode the value. react-barcode renders nothing for other values and reports no error. */
export function canDraw(value: string | undefined): value is string {
  return value !== undefined && value.length <= MAX_LENGTH && /^[\x20-\x7e]+$/.test(value);
}

/** A value that `canDraw` as modules: one character for each, 1 is black; with the quiet zones. */
export function modulesOf(value: string): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, value, { format: 'CODE128' });
  const quiet = '0'.repeat(QUIET_ZONE);
  return `${quiet}${drawn.encodings?.map(({ data }) => data).join('') ?? ''}${quiet}`;
}

interface BarcodeProps {
  /** A value that `canDraw`. */
  value: string;
  /** Accessible name. */
  label: string;
  /** Shown instead when the screen is too narrow for the barcode. */
  fallback?: ReactNode;
}

/** Renders the barcode as large as the container allows; each bar is a whole number of device pixels wide. */
export function Barcode({ value, label, fallback = null }: BarcodeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<BarcodeFit>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value has another number of modules
  useLayoutEffect(() => {
    const drawing = frame.current?.querySelector('svg');
    // The SVG is one unit high; CSS stretches it to its height.
    drawing?.setAttribute('preserveAspectRatio', 'none');
    const modules = Number.parseInt(drawing?.getAttribute('width') ?? '', 10);
    const measure = () => {
      const width = frame.current?.clientWidth ?? 0;
      // The width is 0 before layout.
      if (width > 0) setFit(fitBarcode(modules, width, window.devicePixelRatio));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
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
 * The largest size at which a module is a whole number of device pixels, centred in the available width.
 * @param modules including the quiet zones. @param available CSS px. @returns a width of 0 if it does not fit.
 */
export function fitBarcode(modules: number, available: number, pixelRatio: number): BarcodeFit {
  const pixels = Math.floor(available * pixelRatio);
  const width = Math.floor(pixels / modules) * modules;
  return { width: width / pixelRatio, marginLeft: Math.floor((pixels - width) / 2) / pixelRatio };
}
