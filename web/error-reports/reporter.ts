import {
  breadcrumbsIntegration,
  captureException,
  captureMessage,
  dedupeIntegration,
  eventFiltersIntegration,
  flush,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import type { Boot, ErrorReportSettings } from '../../contract/first-page.ts';
import { currentCookies } from '../platform/consent/consent.ts';
import { optInStatus } from '../platform/consent/opt-in.ts';
import { scrubAll } from '../platform/scrub.ts';
import { fetchErrorDetails } from './fetch-error-details.ts';
import { outgoing } from './outgoing.ts';
import { setErrorSink } from './reports.ts';
import { ignoredMessages, REPLAY_SESSION_RATES } from './settings.ts';

let isStarted = false;
let recorder: typeof import('./recorder.ts') | null = null;

/**
 * Starts reporting errors, the buffered ones first (spec: shell §8.5). Replay, console capture, profiling and
 * traces are loaded when the customer consents, and stop when the consent ends.
 */
export async function followErrors(boot: Boot, settings: ErrorReportSettings, consented: boolean) {
  if (!isStarted) startReporting(boot, settings);
  isStarted = true;
  if (!consented) return recorder?.stop();
  const loaded = await import('./recorder.ts');
  if (!mayRecord(boot)) return;
  recorder = loaded;
  loaded.start();
}

/** Reads the customer's answer whenever something is sent, because it can change in another tab or without scripts. */
function mayRecord({ distributor }: Boot): boolean {
  return optInStatus(distributor, currentCookies()) === 'OPTED_IN';
}

function startReporting(boot: Boot, settings: ErrorReportSettings): void {
  const { version, environment, distributor } = boot;
  init({
    dsn: settings.dsn,
    release: version,
    environment,
    initialScope: { tags: { distributor: distributor.shortname } },
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration({ ignoreErrors: ignoredMessages(settings.ignored) }),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      // No clicks and no earlier reports, because they contain names and numbers.
      breadcrumbsIntegration({ dom: false, xhr: false, sentry: false }),
    ],
    // No IP address, user, cookie, header, body or query.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    sendClientReports: false,
    tracesSampleRate: 0.2,
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    profileSessionSampleRate: 1,
    profileLifecycle: 'trace',
    replaysSessionSampleRate: REPLAY_SESSION_RATES[settings.trafficLevel],
    replaysOnErrorSampleRate: 1,
    beforeBreadcrumb: (breadcrumb) => scrubAll(breadcrumb),
    beforeSend({ extra: _, ...event }, { originalException }) {
      // `extra` holds the arguments of console.error: whole objects, which can contain names.
      const details = fetchErrorDetails(originalException);
      return details ? { ...event, contexts: { ...event.contexts, fetch_error: details } } : event;
    },
    transport(options) {
      const { send, flush } = makeFetchTransport(options);
      return {
        flush,
        async send(envelope) {
          const leaving = outgoing(envelope, mayRecord(boot));
          return leaving ? await send(leaving) : {};
        },
      };
    },
  });
  setErrorSink((report) => {
    if ('error' in report) captureException(report.error);
    else captureMessage(report.message, 'warning');
  }, flush);
}
