import { type CSSProperties, useEffect, useState } from 'react';
import { safeImage } from '../../host/urls';
import { Product } from '../../loan/product';
import { RemoteImage } from '../../ui/remote-image';
import { LandingDrawing } from './landing-drawing';
import styles from './landing-hero.module.css';
import { readGround } from './rules';

interface LandingHeroProps {
  brandName: string;
  logo: string | undefined;
  title: string;
  subtitle: string;
  /** A picture over the hero's width; without one, or until it is known, our own drawing. */
  banner: string | undefined;
}

export function LandingHero({ brandName, logo, title, subtitle, banner }: LandingHeroProps) {
  return (
    <div className={styles.hero}>
      {logo === undefined ? <BrandName name={brandName} /> : <Product name={brandName} logo={logo} />}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.subtitle}>{subtitle}</p>
      <RemoteImage className={styles.banner} src={banner} alt="" fallback={<LandingDrawing />} />
    </div>
  );
}

const BrandName = ({ name }: { name: string }) => <p className={styles.brand}>{name}</p>;

/** The same shape while the template is awaited. */
export function LandingHeroSkeleton({ brandName }: { brandName: string }) {
  return (
    <div className={styles.hero} aria-hidden="true" aria-busy="true">
      <BrandName name={brandName} />
      <div className={styles.waiting}>
        <span className={styles.waitingTitle} />
        <span className={styles.waitingSubtitle} />
      </div>
      <LandingDrawing />
    </div>
  );
}

/** A template's background over the brand's gradient, for the header below an element with this style. */
export function useGround(background: string | undefined): CSSProperties | undefined {
  const ground = readGround(background);
  const picture = useArrived(ground === undefined ? readPicture(background) : undefined);
  if (ground !== undefined) return header(ground.color, ground.ink);
  if (picture === undefined) return undefined;
  // The veil keeps white words readable on any picture.
  return header(
    `linear-gradient(rgb(0 0 0 / 0.55), rgb(0 0 0 / 0.55)), url("${picture.replace(/["\\\s]/g, encodeURIComponent)}") center / cover`,
    '#ffffff',
  );
}

const header = (gradient: string, ink: string) =>
  ({ '--brand-gradient': gradient, '--brand-on-gradient': ink }) as CSSProperties;

/** A colour function is no address, although it may contain the marks of one. */
function readPicture(background: string | undefined): string | undefined {
  return background === undefined || /^\s*(?:#|[a-z-]+\()/i.test(background) ? undefined : safeImage(background);
}

/** The picture's address once it has arrived: until then, and without it, the brand's own gradient stays. */
function useArrived(address: string | undefined): string | undefined {
  const [arrived, setArrived] = useState<string>();
  useEffect(() => {
    if (address === undefined) return;
    const image = new Image();
    image.onload = () => setArrived(address);
    image.src = address;
    return () => {
      image.onload = null;
    };
  }, [address]);
  return arrived === address ? arrived : undefined;
}
