import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { LoginContext } from '../../../contract/session.ts';
import type { LoginRefusal } from '../../../domain/login-outcome.ts';

/** The events of the security log (ASVS 16.3.1–16.3.3), with their log level: a warning needs attention. */
const EVENTS = {
  'logged-in': 'info',
  /** The customer, or the provider on the customer's behalf, stopped the login. */
  'login-stopped': 'info',
  'login-refused': 'warn',
  'logged-out': 'info',
  /** by another login in the same browser */
  'session-replaced': 'info',
  /** on the page of the customer's sessions, in this session or another one */
  'session-ended-by-customer': 'info',
  /** a login that the customer says was not them */
  'login-disowned': 'warn',
  'timed-out': 'info',
  /** The login provider notified us of the end of the login. */
  'logged-out-by-provider': 'info',
  'provider-logout-refused': 'warn',
  /** a cookie whose session timed out, was ended, or never existed */
  'session-unknown': 'info',
  'session-of-another-distributor': 'warn',
  /** a page that was rendered for another session than the browser's current one */
  'session-of-another-page': 'info',
  'requested-by-missing': 'warn',
  'xsrf-token-wrong': 'warn',
  /** a file or one-time link that a page of another origin opened */
  'opened-by-another-site': 'warn',
  /** a request for an item that belongs to another customer or no longer exists */
  'not-the-customers': 'warn',
  'input-refused': 'warn',
  'limit-hit': 'warn',
  'claims-secret-wrong': 'warn',
  /** from the system that reads customers' changes */
  'changes-secret-wrong': 'warn',
  'national-id-shown': 'info',
  /** an action that requires a recent login, after an older one */
  'fresh-login-needed': 'info',
  /** all data that the portal has about the customer */
  'data-fetched': 'info',
  'deletion-requested': 'info',
  'deletion-withdrawn': 'info',
  'sharing-given': 'info',
  'sharing-accepted': 'info',
  'sharing-ended': 'info',
  /** data of another customer, who shares them */
  'shared-data-seen': 'info',
  /** a change, or something personal, on behalf of another customer */
  'look-only': 'warn',
  /** by the code of a confirmation, without a login */
  'confirmation-checked': 'info',
  /** a code that is unknown, too old, or of an insurance that has ended */
  'confirmation-code-refused': 'warn',
  'claims-token-issued': 'info',
  'claims-token-redeemed': 'info',
  'claims-token-refused': 'warn',
  'short-link-issued': 'info',
  'short-link-redeemed': 'info',
  'short-link-refused': 'warn',
} as const satisfies Record<string, 'info' | 'warn'>;

export type SecurityEvent = keyof typeof EVENTS;

/** Further fields. `reason` comes from our code or a library, never from the request. */
export type SecurityFacts = {
  kfpSessionId?: string | undefined;
  customerId?: string | undefined;
  distributor?: string | undefined;
  loginContext?: LoginContext;
  /** The login's level by the provider, null: it gave none. `level` is the log line's own field. */
  acr?: string | null;
  reason?: string;
  /** the customer whose data another customer saw */
  giverId?: string;
  /** why a login created no session, as shown on the customer's page */
  refusal?: LoginRefusal;
};

const counters = new WeakMap<FastifyBaseLogger, Counter<'event'>>();

/** Counts the events of an app's security log: logins, logouts, session timeouts, refusals. */
export function countSecurityEvents(app: FastifyInstance, registry: Registry): void {
  const events = new Counter({
    name: 'security_events_total',
    help: 'Lines of the security log, by event',
    labelNames: ['event'],
    registers: [registry],
  });
  for (const event of Object.keys(EVENTS)) events.inc({ event }, 0);
  counters.set(app.log, events);
}

/**
 * Writes a line to the security log, regardless of LOG_LEVEL, with the customer, action, place and time. It
 * never contains a value, national id, address, cookie or IP address (docs/security.md).
 */
export function securityEvent(
  request: FastifyRequest,
  event: SecurityEvent,
  facts: SecurityFacts = {},
): void {
  const { session, distributor, routeOptions, method } = request;
  const line = {
    distributor: distributor?.shortname,
    kfpSessionId: session?.kfpSessionId,
    customerId: session?.customerId,
    method,
    route: routeOptions.url,
    ...facts,
  };
  securityLine(request.server.log, event, line);
}

/** Writes a line to the security log about an event without a request. */
export function securityLine(log: FastifyBaseLogger, event: SecurityEvent, facts: SecurityFacts): void {
  counters.get(log)?.inc({ event });
  log.child({ name: 'security' }, { level: 'info' })[EVENTS[event]]({ event, ...facts });
}
