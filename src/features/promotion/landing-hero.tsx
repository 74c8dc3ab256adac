import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { Product } from '../../loan/product';
import { safeImage } from '../../platform/urls';
import { BrandLogo } from '../../ui/brand/brand-logo';
import { useBrand } from '../../ui/brand/use-brand';
import { wholeFigures } from '../../ui/text/figures';
import styles from './landing-hero.module.css';
import { readBackground } from './rules';

interface LandingHeroProps {
  /** The address of the template's logo. Without it, the brand's own logo is shown. */
  logo?: string | undefined;
  title: ReactNode;
  subtitle: string;
}

export function LandingHero({ logo, title, subtitle }: LandingHeroProps) {
  const { name } = useBrand();
  return (
    <div className={styles.hero}>
      {logo === undefined ? (
        <p className={styles.brand}>
          <BrandLogo />
          <span translate="no">{name}</span>
        </p>
      ) : (
        <Product name={name} logo={logo} />
      )}
      <h2 className={styles.title}>{wholeFigures(title)}</h2>
      <p className={styles.subtitle}>{wholeFigures(subtitle)}</p>
    </div>
  );
}

/** The style that sets a template's background on the header inside the styled element, over the brand's gradient. */
export function useBackground(background: string | undefined): CSSProperties | undefined {
  const template = readBackground(background);
  // A light colour would be glaring in the dark scheme; the brand's gradient has one for it.
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const isGlaring = template?.ink === '#000000' && isDark;
  const ground = isGlaring ? undefined : template;
  const picture = useArrived(template === undefined ? readPicture(background) : undefined);
  if (ground !== undefined) return header(isDark ? `${shade(0.4)}, ${ground.color}` : ground.color, ground.ink);
  if (picture === undefined) return undefined;
  // The shade keeps white text readable on any picture.
  const image = `url("${picture.replace(/["\\\s]/g, encodeURIComponent)}") center / cover`;
  return header(`${shade(isDark ? 0.75 : 0.55)}, ${image}`, '#ffffff');
}

const shade = (opacity: number) => `linear-gradient(rgb(0 0 0 / ${opacity}) 0 0)`;

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
