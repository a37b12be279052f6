import { track } from './track.ts';

/**
 * Sends the time to first contentful paint, in ms, when the browser reports it (spec: shell §3.6). Returns a
 * function that stops waiting.
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
