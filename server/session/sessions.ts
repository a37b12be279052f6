import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { LoginContext } from '../../contract/session.ts';
import type { SharedState } from '../platform/state/shared-state.ts';

/** A customer's session as the server keeps it (spec: decisions §3.2). Times are epoch milliseconds. */
export type Session = {
  kfpSessionId: string;
  customerId: string;
  distributor: string;
  loginContext: LoginContext;
  createdAt: number;
  lastSeenAt: number;
  /** when the customer proved who they are, by the provider's word; absent in sessions of a version that did not ask */
  authenticatedAt?: number | null;
};

export type SessionLimits = { idleSeconds: number; maxSeconds: number };

export type SessionDeps = {
  limits: SessionLimits;
  registry: Registry;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** By so much the clocks of instances may differ; a last-seen time further ahead means that the clock went back. */
const CLOCK_SKEW_MS = 60_000;

/** How old a last-seen time may be before a request updates it. */
const RENEW_AFTER_MS = 1000;

/** The sessions of all instances. A session is found by the secret in the cookie, of which only a hash is kept. */
export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(state: SharedState, { limits, registry, log }: SessionDeps) {
  const renewalFailures = new Counter({
    name: 'session_renewal_failures_total',
    help: 'Sessions that could not be renewed since the store took no writes; their requests went on',
    registers: [registry],
  });
  const expiresAt = (session: Session) =>
    Math.min(session.lastSeenAt + limits.idleSeconds * 1000, session.createdAt + limits.maxSeconds * 1000);

  /** Writes the session anew; null where it has ended. Where the store takes no writes, reads go on all the same. */
  async function rewrite(secret: string, session: Session, now: number): Promise<Session | null> {
    try {
      return (await state.replace(keyOf(secret), session, expiresAt(session) - now)) ? session : null;
    } catch (error) {
      renewalFailures.inc();
      log.warn({ code: (error as { code?: string }).code }, 'a session could not be renewed');
      return session;
    }
  }

  return {
    /** Starts a session; `secret` is for the cookie: 256 random bits. */
    async start(
      customerId: string,
      distributor: string,
      loginContext: LoginContext,
      authenticatedAt: number | null = null,
    ): Promise<{ secret: string; session: Session }> {
      const secret = randomBytes(32).toString('base64url');
      const now = Date.now();
      const session: Session = {
        kfpSessionId: randomUUID(),
        customerId,
        distributor,
        loginContext,
        createdAt: now,
        lastSeenAt: now,
        authenticatedAt,
      };
      await state.set(keyOf(secret), session, expiresAt(session) - now);
      return { secret, session };
    },

    /** The session of a secret at this distributor; null where it has ended, or belongs to another distributor. */
    async find(secret: string, distributor: string): Promise<Session | null> {
      const session = await state.get<Session>(keyOf(secret));
      if (session?.distributor !== distributor) return null;
      const now = Date.now();
      const back = session.lastSeenAt - now;
      if (back > CLOCK_SKEW_MS) return await rewrite(secret, earlier(session, back), now);
      return expiresAt(session) > now ? session : null;
    },

    /** Updates the last-seen time; returns the session as it then is, null where it has ended. */
    async renew(secret: string, session: Session): Promise<Session | null> {
      const now = Date.now();
      if (now - session.lastSeenAt < RENEW_AFTER_MS) return session;
      return await rewrite(secret, { ...session, lastSeenAt: now }, now);
    },

    /** Ends the session of a secret; returns it as it was, null where it had ended already. */
    async end(secret: string): Promise<Session | null> {
      return await state.take<Session>(keyOf(secret));
    },

    /** The session of a secret at any other distributor; for the security log alone. */
    async findElsewhere(secret: string, distributor: string): Promise<Session | null> {
      const session = await state.get<Session>(keyOf(secret));
      return session?.distributor === distributor ? null : session;
    },

    /** What stands for a session in the store; nobody can make the cookie of it. */
    handleOf: keyOf,

    /** Whether the session of a handle still lasts. */
    async lasts(handle: string): Promise<boolean> {
      const session = await state.get<Session>(handle);
      return session !== null && expiresAt(session) > Date.now();
    },

    /** Whole seconds until the session ends by the earlier limit, a begun one counted, for X-Session-Expiry; 0: it has ended. */
    secondsLeft(session: Session): number {
      const left = Math.max(0, Math.ceil((expiresAt(session) - Date.now()) / 1000));
      return Math.min(left, limits.idleSeconds, limits.maxSeconds);
    },
  };
}

/** The session at the same age by a clock that was set back by `ms`: it gains nothing by that. */
function earlier(session: Session, ms: number): Session {
  const { createdAt, lastSeenAt, authenticatedAt } = session;
  return {
    ...session,
    createdAt: createdAt - ms,
    lastSeenAt: lastSeenAt - ms,
    authenticatedAt: authenticatedAt ? authenticatedAt - ms : null,
  };
}

/** What the security log holds of a session: whose it is, and where. */
export function whoseIs({ kfpSessionId, customerId, distributor }: Session) {
  return { kfpSessionId, customerId, distributor };
}

function keyOf(secret: string): string {
  return `session:${hash('sha256', secret, 'base64url')}`;
}
