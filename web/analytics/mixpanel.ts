import mixpanel from 'mixpanel-browser/src/loaders/loader-module-core.js';
import type { AnalyticsSettings } from '../../contract/first-page.ts';
import { countedPurchases, rememberPurchase } from '../platform/storage/counted-purchases.ts';
import type { AnalyticsEvent } from './analytics-events.ts';
import { propertiesOf } from './properties.ts';
import type { EventContext } from './track.ts';

/** The library's properties with URLs. They are not sent, since a URL can hold personal data. */
const ADDRESS_PROPERTIES = [
  '$current_url',
  '$referrer',
  '$referring_domain',
  '$initial_referrer',
  '$initial_referring_domain',
  '$search_engine',
  'mp_keyword',
];

/**
 * Opted out by default, without the IP address and without automatic events. Batch sizes and times follow the
 * specification (spec: shell §4.5, shell §9).
 */
const CONFIG = {
  opt_out_tracking_by_default: true,
  opt_out_persistence_by_default: true,
  ip: false,
  api_payload_format: 'json' as const,
  batch_size: 50,
  batch_flush_interval_ms: 5000,
  batch_request_timeout_ms: 90_000,
  cookie_expiration: 365,
  cross_subdomain_cookie: false,
  property_blacklist: ADDRESS_PROPERTIES,
  autocapture: false,
  track_pageview: false,
  track_marketing: false,
  skip_first_touch_marketing: true,
  stop_utm_persistence: true,
  save_referrer: false,
};

let isStarted = false;
/** The trackingId of this page's customer. */
let identity: string | null = null;

/**
 * Starts or restarts the library for a customer; `trackingId` is null without a login. Queued events are sent
 * only while `maySend` returns true.
 */
export function start(
  { projectKey, apiHost }: AnalyticsSettings,
  trackingId: string | null,
  maySend: () => boolean,
): void {
  if (!isStarted) {
    mixpanel.init(projectKey, {
      ...CONFIG,
      api_host: apiHost,
      secure_cookie: window.location.protocol === 'https:',
      hooks: { before_send_events: (event) => (maySend() ? event : null) },
    });
    isStarted = true;
  }
  mixpanel.opt_in_tracking({ track: () => {} });
  identity = trackingId;
  identify();
}

/**
 * Passes an event to the library, which sends it in a batch within five seconds. A purchase is counted once in
 * all tabs.
 */
export function send(event: AnalyticsEvent, context: EventContext): void {
  if (event.type === 'completed purchase') {
    const { productType } = event.payload;
    if (countedPurchases().includes(productType)) return;
    rememberPurchase(productType);
  }
  identify();
  mixpanel.track(event.type, propertiesOf(event, context));
}

/** Tells the library who the customer is. All tabs share its cookie, and another tab may have logged in or out. */
function identify(): void {
  const known = mixpanel.get_property('$user_id');
  if (known === (identity ?? undefined)) return;
  if (known) mixpanel.reset();
  if (identity) mixpanel.identify(identity);
}

/** Stops the library and clears its unsent events. */
export function stop(): void {
  mixpanel.opt_out_tracking({ delete_user: false });
}
