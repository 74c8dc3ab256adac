import { type CSSProperties, useEffect, useState } from 'react';
import { Product } from '../../loan/product';
import { safeImage } from '../../platform/urls';
import art from '../../ui/picture/illustration.module.css';
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

/** An illustration of registering: a confirmed form on a phone, and an SMS code. */
export function LandingDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 358 128" fill="none" aria-hidden="true">
      <circle className={art.shade} opacity="0.55" cx="179" cy="112" r="104" />
      <circle className={art.shade} opacity="0.55" cx="179" cy="112" r="70" />
      <rect className={art.paper} x="141" y="10" width="76" height="132" rx="14" />
      <rect className={art.soft} x="165" y="17" width="28" height="6" rx="3" />
      <path className={art.line} d="M155 42h48M155 56h30" />
      <rect className={art.soft} x="155" y="74" width="48" height="18" rx="9" />
      <path className={art.line} d="M155 108h48" />
      <circle className={art.accent} cx="217" cy="92" r="20" />
      <path className={art.ink} d="m208 92 6.5 7L226 85" />
      <path
        className={art.paper}
        d="M58 34h54a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12H80L66 90V78h-8a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12Z"
      />
      <g className={styles.dots}>
        <circle cx="67" cy="56" r="5" />
        <circle cx="85" cy="56" r="5" />
        <circle cx="103" cy="56" r="5" />
      </g>
      <path className={art.paper} d="M284 26l28 10v22c0 18-11 31-28 38-17-7-28-20-28-38V36Z" />
      <path className={art.line} d="m273 60 8 8 15-17" />
    </svg>
  );
}

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
