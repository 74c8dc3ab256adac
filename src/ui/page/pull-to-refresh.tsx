/**
 * Reads a screen's data again when the screen is pulled down at its top. antd-mobile's PullToRefresh would have to contain
 * the screen, which would be mounted again when this file arrives.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../intl/text';
import { ReloadIcon } from '../picture/icons';
import styles from './pull-to-refresh.module.css';

/** CSS px that the indicator moves before the release refreshes, and at most. The finger moves twice as far. */
const ENOUGH = 64;
const MOST = 88;

export default function PullToRefresh({ refresh }: { refresh: () => Promise<unknown> }) {
  const t = useText();
  const [pulled, setPulled] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);

  const release = useEffectEvent((distance: number) => {
    setPulled(0);
    if (distance < ENOUGH || isRefreshing) return;
    setIsRefreshing(true);
    void refresh().finally(() => setIsRefreshing(false));
  });

  useEffect(() => {
    let startY: number | undefined;
    let distance = 0;
    const onStart = ({ touches, target }: TouchEvent) => {
      const inOverlay = target instanceof Element && target.closest('#root') === null;
      startY = window.scrollY > 0 || inOverlay || touches.length > 1 ? undefined : touches[0]?.clientY;
      distance = 0;
      setPulled(0);
    };
    const onMove = ({ touches }: TouchEvent) => {
      if (startY === undefined) return;
      if (window.scrollY > 0) startY = undefined;
      distance = startY === undefined ? 0 : Math.min(MOST, Math.max(0, ((touches[0]?.clientY ?? 0) - startY) / 2));
      setPulled(distance);
    };
    const onEnd = () => {
      if (distance > 0) release(distance);
      distance = 0;
    };
    const { style } = document.documentElement;
    // Chromium would reload the page.
    style.overscrollBehaviorY = 'contain';
    window.addEventListener('touchstart', onStart, { passive: true });
    window.addEventListener('touchmove', onMove, { passive: true });
    window.addEventListener('touchend', onEnd);
    window.addEventListener('touchcancel', onEnd);
    return () => {
      style.overscrollBehaviorY = '';
      window.removeEventListener('touchstart', onStart);
      window.removeEventListener('touchmove', onMove);
      window.removeEventListener('touchend', onEnd);
      window.removeEventListener('touchcancel', onEnd);
    };
  }, []);

  const offset = isRefreshing ? ENOUGH : pulled;
  if (offset === 0) return null;
  return (
    <div
      className={isRefreshing ? `${styles.indicator} ${styles.refreshing}` : styles.indicator}
      style={{ transform: `translateY(${offset}px)`, opacity: offset / ENOUGH }}
      role="status"
    >
      <ReloadIcon style={{ transform: `rotate(${offset * 4}deg)` }} />
      {isRefreshing && <span className="visually-hidden">{t('common.loading')}</span>}
    </div>
  );
}
