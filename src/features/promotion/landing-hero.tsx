import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { Product } from '../../loan/product';
import { safeImage } from '../../platform/urls';
import art from '../../ui/picture/drawing.module.css';
import { disc } from '../../ui/picture/parts';
import { RemoteImage } from '../../ui/picture/remote-image';
import styles from './landing-hero.module.css';
import { readGround } from './rules';

interface LandingHeroProps {
  brandName: string;
  logo: string | undefined;
  title: string;
  subtitle: string;
  /** A picture as wide as the hero; without one, and until it is loaded, our own illustration is shown. */
  banner: string | undefined;
}

export function LandingHero({ brandName, logo, title, subtitle, banner }: LandingHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={`${styles.words} ${styles.landing}`}>
        {logo === undefined ? <p className={styles.brand}>{brandName}</p> : <Product name={brandName} logo={logo} />}
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <RemoteImage className={styles.banner} src={banner} alt="" fallback={<LandingDrawing />} />
    </div>
  );
}

/** A phone, and what is shown beside it and on its screen. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 358 128" fill="none" aria-hidden="true">
      <circle className={art.shade} opacity="0.55" cx="196" cy="60" r="58" />
      <ellipse className={art.shade} cx="182" cy="119" rx="118" ry="7" />
      <rect className={art.cast} x="151" y="7" width="64" height="114" rx="14" />
      <rect className={art.soft} x="148" y="3" width="64" height="116" rx="14" />
      <rect className={art.paper} x="153" y="8" width="54" height="106" rx="10" />
      <path className={art.line} d="M174 17h12" />
      {children}
    </svg>
  );
}

/** An illustration of registering: the form on a phone, the cost on a receipt, and an SMS code. */
const LandingDrawing = () => (
  <Drawing>
    <g transform="rotate(-5 110 80)">
      <path className={art.paper} d="M76 42a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8v77l-11-7-11 7-12-7-12 7-11-7-11 7z" />
      <path className={art.line} d="M88 50h20m18 0h6M88 63h14m20 0h10M114 102h18" />
      <rect className={art.deep} x="86" y="74" width="28" height="15" rx="4" />
      <rect className={art.accent} x="117" y="74" width="17" height="15" rx="4" />
    </g>
    <path className={art.line} d="M162 32h12M162 46h8" />
    <rect className={art.soft} opacity="0.5" x="161" y="74" width="38" height="11" rx="5" />
    <rect className={art.deep} x="161" y="93" width="38" height="12" rx="6" />
    <path
      className={art.cast}
      d="M199 34h70a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12h-46l-14 13V74h-10a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12Z"
    />
    <path
      className={art.accent}
      d="M197 30h70a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12h-46l-14 13V70h-10a12 12 0 0 1-12-12V42a12 12 0 0 1 12-12Z"
    />
    <path className={art.ink} style={{ strokeWidth: '9px' }} d="M207 50h.1m16.6 0h.1m16.6 0h.1m16.6 0h.1" />
  </Drawing>
);

/** An illustration of downloading the app to a phone, and the card of the account, ticked if there is one. */
export const DownloadDrawing = ({ hasAccount }: { hasAccount: boolean }) => (
  <Drawing>
    <path className={art.edge} style={{ strokeWidth: '13px' }} d="M168 38h.1m23.9 0h.1" />
    <g transform="rotate(-6 120 84)">
      <rect className={art.cast} x="69" y="56" width="96" height="62" rx="11" />
      <rect className={art.paper} x="66" y="52" width="96" height="62" rx="11" />
      <circle className={art.soft} cx="90" cy="74" r="10" />
      <path className={art.soft} d="M74 104c0-10 7-16 16-16s16 6 16 16z" />
      <path className={art.line} d="M118 74h30M118 90h18" />
    </g>
    <rect className={art.cast} x="190" y="50" width="52" height="52" rx="14" />
    <rect className={art.accent} x="188" y="46" width="52" height="52" rx="14" />
    <path className={art.ink} d="M214 58v20m-10-9 10 9 10-9M203 87h22" />
    {hasAccount && (
      <>
        {disc(72, 54, 20)}
        <path className={art.ink} d="m63 54 7 8 12-15" />
        <path
          className={art.edge}
          d="m230 32 7-7m16 26 10-3m-8 36 9 3M114 30l-5-8m27 10 1-10M252 24v.1M278 66v.1M90 20v.1"
        />
      </>
    )}
  </Drawing>
);

/** The style that sets a template's background on the header inside the styled element, over the brand's gradient. */
export function useGround(background: string | undefined): CSSProperties | undefined {
  const template = readGround(background);
  // A light colour would be glaring in the dark scheme; the brand's gradient has one for it.
  const isGlaring = template?.ink === '#000000' && window.matchMedia('(prefers-color-scheme: dark)').matches;
  const ground = isGlaring ? undefined : template;
  const picture = useArrived(template === undefined ? readPicture(background) : undefined);
  if (ground !== undefined) return header(ground.color, ground.ink);
  if (picture === undefined) return undefined;
  // The overlay keeps white text readable on any picture.
  return header(
    `linear-gradient(rgb(0 0 0 / 0.55), rgb(0 0 0 / 0.55)), url("${picture.replace(/["\\\s]/g, encodeURIComponent)}") center / cover`,
    '#ffffff',
  );
}

const header = (gradient: string, ink: string) =>
  ({ '--brand-gradient': gradient, '--brand-on-gradient': ink }) as CSSProperties;

/** Excludes colour functions, which may contain characters of a URL. */
function readPicture(background: string | undefined): string | undefined {
  return background === undefined || /^\s*(?:#|[a-z-]+\()/i.test(background) ? undefined : safeImage(background);
}

/** The picture's URL once it is loaded. Until then, the brand's gradient is shown. */
function useArrived(url: string | undefined): string | undefined {
  const [arrived, setArrived] = useState<string>();
  useEffect(() => {
    if (url === undefined) return;
    const image = new Image();
    image.onload = () => setArrived(url);
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return arrived === url ? arrived : undefined;
}
