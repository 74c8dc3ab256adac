/** Three pictures that change automatically every 3 s (specification, section 9). Focus or a pointer on them pauses them. */
import { type FocusEvent, type UIEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../intl/text';
import { prefersReducedMotion } from '../../platform/device';
import { IconButton } from '../../ui/links/icon-button';
import { onDemand, showNothing } from '../../ui/on-demand';
import { PauseIcon, PlayIcon } from '../../ui/picture/icons';
import styles from './carousel.module.css';
import { ProductPicture } from './product-picture';
import type { CalculatorForm } from './rules';

const SlideDrawing = onDemand(() => import('./slide-drawing'), { missing: showNothing });

/** The ids select the slides' messages. */
const SLIDES = ['cost', 'answer', 'pay'] as const;

/** ms */
const INTERVAL = 3000;
/** ms without a scroll event after which a swipe has ended. */
const IDLE_MS = 120;

export function Carousel({ form }: { form: CalculatorForm }) {
  const t = useText();
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);
  const [playing, setPlaying] = useState(() => !prefersReducedMotion());
  const moving = playing && !hovered && !focused && !touched;
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (next: number) => {
    // Whether scrolling is smooth is set in the style sheet.
    if (track.current !== null) track.current.scrollLeft = next * track.current.clientWidth;
    setIndex(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` depends on nothing that changes
  useEffect(() => {
    if (!moving) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (document.visibilityState === 'hidden') wait();
        else show((index + 1) % SLIDES.length);
      }, INTERVAL);
    };
    wait();
    return () => clearTimeout(timer);
  }, [moving, index]);

  useEffect(() => () => clearTimeout(restTimer.current), []);

  /** Chooses the picture that a swipe ends on. Pictures passed during a swipe are ignored. */
  const onScroll = ({ currentTarget: { clientWidth, scrollLeft } }: UIEvent) => {
    clearTimeout(restTimer.current);
    if (clientWidth > 0) restTimer.current = setTimeout(() => setIndex(Math.round(scrollLeft / clientWidth)), IDLE_MS);
  };

  const togglePlaying = () => {
    setPlaying(!playing);
    // Pressing Play focuses the button; this focus must not pause the pictures.
    setHovered(false);
    setFocused(false);
  };

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('official.slides')}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onTouchStart={() => setTouched(true)}
      onTouchEnd={() => setTouched(false)}
      onTouchCancel={() => setTouched(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the arrow keys must reach it */}
      <div ref={track} className={styles.track} tabIndex={0} aria-live={moving ? 'off' : 'polite'} onScroll={onScroll}>
        {SLIDES.map((id, number) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a field set
          <div
            key={id}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={t('official.slide', { number: number + 1, count: SLIDES.length })}
          >
            <div className={styles.picture}>
              {id === 'cost' ? <ProductPicture form={form} /> : <SlideDrawing name={id} />}
            </div>
            <h2>{t(`official.${id}Title`)}</h2>
            <p className={styles.text}>{t(`official.${id}Text`)}</p>
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <IconButton
          label={t(playing ? 'official.pause' : 'official.play')}
          className={styles.control}
          onClick={togglePlaying}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        {SLIDES.map((id, number) => (
          <IconButton
            key={id}
            className={styles.control}
            label={t('official.showSlide', { number: number + 1 })}
            aria-current={number === index}
            onClick={() => show(number)}
          >
            <span className={styles.dot} />
          </IconButton>
        ))}
      </div>
    </section>
  );
}
