import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { LoginContext } from '../../../contract/session.ts';
import type { LoginRefusal } from '../../../domain/login-outcome.ts';

/** The events of the security log (ASVS 16.3.1–16.3.3), and whether somebody should look at it. */
const EVENTS = {
  'logged-in': 'info',
  /** the customer, or the provider for the customer, stopped the login */
  'login-stopped': 'info',
  'login-refused': 'warn',
  'logged-out': 'info',
  /** by another login in the same browser */
  'session-ended': 'info',
  /** from another session, or this one, on the page of their sessions */
  'session-ended-by-customer': 'info',
  'timed-out': 'info',
  /** the login provider notified us of the end of the login */
  'logged-out-by-provider': 'info',
  'provider-logout-refused': 'warn',
  /** a cookie whose session timed out, was ended, or never was */
  'session-unknown': 'info',
  'session-of-another-distributor': 'warn',
  /** a page that was rendered for another session than the browser has now */
  'session-of-another-page': 'info',
  'requested-by-missing': 'warn',
  'xsrf-token-wrong': 'warn',
  /** something was named that is not the customer's: another's, or gone */
  'not-the-customers': 'warn',
  'input-refused': 'warn',
  'limit-hit': 'warn',
  'claims-secret-wrong': 'warn',
  /** of who asks for customers' changes */
  'changes-secret-wrong': 'warn',
  'national-id-shown': 'info',
  /** what takes a login of the last minutes was asked for after an older one */
  'fresh-login-needed': 'info',
  /** everything that the portal holds about the customer */
  'data-fetched': 'info',
  'deletion-requested': 'info',
  'claims-token-issued': 'info',
  'claims-token-redeemed': 'info',
  'claims-token-refused': 'warn',
  'short-link-issued': 'info',
  'short-link-redeemed': 'info',
  'short-link-refused': 'warn',
} as const satisfies Record<string, 'info' | 'warn'>;

export type SecurityEvent = keyof typeof EVENTS;

/** Added to what the request carries. `reason` is a word of our code's or a library's, never what somebody sent. */
export type SecurityFacts = {
  kfpSessionId?: string | undefined;
  customerId?: string | undefined;
  distributor?: string | undefined;
  loginContext?: LoginContext;
  /** the level of the login, as the provider names it; null: it does not. `level` is the line's own. */
  acr?: string | null;
  reason?: string;
  /** why a login led to no session, as the customer's page has it */
  refusal?: LoginRefusal;
};

const counters = new WeakMap<FastifyBaseLogger, Counter<'event'>>();

/** Has the events of an app's security log counted: logins, logouts, sessions that timed out, refusals. */
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
 * Writes a line to the security log, whatever LOG_LEVEL says: who did or tried what, where and when. No value, national id, address,
 * cookie or IP address stands in it (docs/security.md).
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

/** Writes a line to the security log of what happened without a request. */
export function securityLine(log: FastifyBaseLogger, event: SecurityEvent, facts: SecurityFacts): void {
  counters.get(log)?.inc({ event });
  log.child({ name: 'security' }, { level: 'info' })[EVENTS[event]]({ event, ...facts });
}
