import { maskPath, scrubAll } from '../platform/scrub.ts';
import type { AnalyticsEvent } from './analytics-events.ts';
import type { EventContext } from './track.ts';

/**
 * Returns the properties to send for an event: the scrubbed payload with masked paths, and the time in epoch
 * seconds (spec: shell §3.6). A button click also gets the URL of its page.
 */
export function propertiesOf({ type, payload }: AnalyticsEvent, { at, url }: EventContext) {
  const properties: Readonly<Record<string, unknown>> = { ...scrubAll(payload), time: at / 1000 };
  if (type === 'page view') return { ...properties, pagePath: maskPath(payload.pagePath) };
  if (type === 'button click') return { ...properties, currentUrl: maskedAddress(url) };
  return 'page' in payload ? { ...properties, page: maskPath(payload.page) } : properties;
}

function maskedAddress(url: string): string {
  const address = URL.parse(url);
  return address ? address.origin + maskPath(address.pathname) : '';
}
