import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { LoginContext } from '../../contract/session.ts';
import type { Device } from '../platform/device.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import type { ProviderMarks } from './provider-marks.ts';

/** A customer's session as the server keeps it (spec: decisions §3.2). Times are epoch milliseconds. */
export type Session = {
  kfpSessionId: string;
  customerId: string;
  distributor: string;
  /** left out of sessions that an older version began */
  device?: Device;
  loginContext: LoginContext;
  createdAt: number;
  lastSeenAt: number;
  /** when the customer proved who they are, by the provider's word; absent in sessions of a version that did not ask */
  authenticatedAt?: number | null;
  /** what the provider's login is found by when the provider ends it; absent in sessions of a version that did not keep it */
  provider?: ProviderMarks;
};

/** What a session is begun with. */
export type SessionStart = Pick<
  Session,
  'customerId' | 'distributor' | 'device' | 'loginContext' | 'authenticatedAt' | 'provider'
>;

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

/** Returns the sessions that a shared state keeps. */
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

  async function lastingOf(customerId: string): Promise<{ key: string; session: Session }[]> {
    const entries = await state.list<Session>(ownerOf(customerId));
    return entries
      .map(({ key, value }) => ({ key, session: value }))
      .filter(({ session }) => session.customerId === customerId && expiresAt(session) > Date.now())
      .toSorted((a, b) => b.session.lastSeenAt - a.session.lastSeenAt);
  }

  return {
    /** Starts a session; `secret` is for the cookie: 256 random bits. */
    async start(facts: SessionStart): Promise<{ secret: string; session: Session }> {
      const secret = randomBytes(32).toString('base64url');
      const now = Date.now();
      const session: Session = { ...facts, kfpSessionId: randomUUID(), createdAt: now, lastSeenAt: now };
      await state.set(keyOf(secret), session, expiresAt(session) - now, ownerOf(facts.customerId));
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

    /** The customer's sessions that last, at all distributors, the one used last first. */
    async ofCustomer(customerId: string): Promise<Session[]> {
      return (await lastingOf(customerId)).map(({ session }) => session);
    },

    /** Ends those of the customer's sessions that are wanted; returns them as they were. */
    async endOfCustomer(customerId: string, isWanted: (session: Session) => boolean): Promise<Session[]> {
      const wanted = (await lastingOf(customerId)).filter(({ session }) => isWanted(session));
      const ended = await Promise.all(wanted.map(({ key }) => state.take<Session>(key)));
      return ended.filter((session) => session !== null);
    },

    /** Takes sessions that ran out since they were last taken, each once among all instances, and when they did. */
    async takeTimedOut(): Promise<{ session: Session; at: number }[]> {
      const sessions = await state.takeExpired<Session>();
      return sessions.map((session) => ({ session, at: expiresAt(session) }));
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

    /** Those of the handles whose sessions still last. */
    async whichLast(handles: readonly string[]): Promise<Set<string>> {
      return await state.existing(handles);
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

function ownerOf(customerId: string): string {
  return `customer:${customerId}`;
}

function keyOf(secret: string): string {
  return `session:${hash('sha256', secret, 'base64url')}`;
}
