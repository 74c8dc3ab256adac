import { type CSSProperties, useEffect, useState } from 'react';
import { Product } from '../../loan/product';
import { safeImage } from '../../platform/urls';
import { disc } from '../../ui/picture/illustration';
import art from '../../ui/picture/illustration.module.css';
import styles from './landing-hero.module.css';
import { readGround } from './rules';

interface LandingHeroProps {
  brandName: string;
  logo: string | undefined;
  title: string;
  subtitle: string;
}

export function LandingHero({ brandName, logo, title, subtitle }: LandingHeroProps) {
  return (
    <div className={styles.hero}>
      {logo === undefined ? <p className={styles.brand}>{brandName}</p> : <Product name={brandName} logo={logo} />}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.subtitle}>{subtitle}</p>
    </div>
  );
}

/** An illustration of downloading the app to a phone, and the ticked card of the account. */
export const AccountDrawing = () => (
  <svg className={`${styles.drawing} ${art.onCard}`} viewBox="0 0 358 128" fill="none" aria-hidden="true">
    <circle className={art.shade} opacity="0.55" cx="196" cy="60" r="58" />
    <ellipse className={art.shade} cx="182" cy="119" rx="118" ry="7" />
    <rect className={art.cast} x="151" y="7" width="64" height="114" rx="14" />
    <rect className={art.soft} x="148" y="3" width="64" height="116" rx="14" />
    <rect className={art.paper} x="153" y="8" width="54" height="106" rx="10" />
    <path className={art.line} d="M174 17h12" />
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
    {disc(72, 54, 20)}
    <path className={art.ink} d="m63 54 7 8 12-15" />
    <path
      className={art.edge}
      d="m230 32 7-7m16 26 10-3m-8 36 9 3M114 30l-5-8m27 10 1-10M252 24v.1M278 66v.1M90 20v.1"
    />
  </svg>
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
