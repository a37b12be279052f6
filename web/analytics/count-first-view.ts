import { track } from './track.ts';

/**
 * Counts, once it is known, how many milliseconds it took until the customer saw something of the page
 * (spec: shell §3.6). Returns a function that stops waiting.
 */
export function countFirstView(): () => void {
  const observer = new PerformanceObserver((paints) => {
    const [seen] = paints.getEntriesByName('first-contentful-paint');
    if (!seen) return;
    observer.disconnect();
    track('statistics', { name: 'forstevisning-ms', value: Math.round(seen.startTime) });
  });
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
}
