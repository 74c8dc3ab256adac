import { type CSSProperties, useEffect, useState } from 'react';
import { Product } from '../../loan/product';
import { safeImage } from '../../platform/urls';
import { disc } from '../../ui/picture/illustration';
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
      <circle className={art.shade} opacity="0.55" cx="179" cy="62" r="60" />
      <ellipse className={art.shade} cx="179" cy="117" rx="104" ry="8" />
      <rect className={art.back} x="158" y="8" width="60" height="106" rx="13" transform="rotate(9 188 61)" />
      <rect className={art.paper} x="148" y="4" width="62" height="114" rx="13" />
      <rect className={art.soft} x="168" y="11" width="22" height="6" rx="3" />
      <path className={art.line} d="M160 76h38M160 90h20M160 104h10" />
      <path
        className={art.cast}
        d="M114 33h56a12 12 0 0 1 12 12v12a12 12 0 0 1-12 12h-32l-13 12V69h-11a12 12 0 0 1-12-12V45a12 12 0 0 1 12-12Z"
      />
      <path
        className={art.soft}
        d="M115 30h56a12 12 0 0 1 12 12v12a12 12 0 0 1-12 12h-32l-13 12V66h-11a12 12 0 0 1-12-12V42a12 12 0 0 1 12-12Z"
      />
      <path className={art.line} style={{ strokeWidth: '9px' }} d="M125 48h.1m17.9 0h.1m17.9 0h.1" />
      {disc(212, 92, 22)}
      <path className={art.ink} d="m202 92 7 8 14-16" />
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
