/** Reports web vitals and the time when the amount became visible. Loaded after the first screen is shown. */
import { onCLS, onINP, onLCP } from 'web-vitals';
import { AMOUNT_MARK } from '../ui/page/hero';
import { reportTiming } from './field-reports';

export function startFieldTimings(): void {
  for (const watch of [onLCP, onINP, onCLS]) watch(({ name, value }) => reportTiming(name as 'LCP', value));
  new PerformanceObserver((list, observer) => {
    const [mark] = list.getEntriesByName(AMOUNT_MARK);
    if (mark === undefined) return;
    observer.disconnect();
    reportTiming('amount', mark.startTime);
  }).observe({ type: 'mark', buffered: true });
}
