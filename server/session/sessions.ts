import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { LoginContext } from '../../contract/session.ts';
import { codeOf } from '../platform/db/outage.ts';
import type { Device } from '../platform/device.ts';
import { type SharedState, sessionOwner } from '../platform/state/shared-state.ts';
import type { ProviderMarks } from './provider-marks.ts';

/** A customer's session as the server keeps it (spec: decisions §3.2). Times are epoch milliseconds. */
export type Session = {
  kfpSessionId: string;
  customerId: string;
  distributor: string;
  /** absent from sessions that an older version started */
  device?: Device;
  loginContext: LoginContext;
  createdAt: number;
  lastSeenAt: number;
  /** time of authentication according to the provider; absent from sessions that an older version started */
  authenticatedAt?: number | null;
  /** the provider's login, which the provider can end; absent from sessions that an older version started */
  provider?: ProviderMarks;
  /** the largest difference between two clocks that its age already includes, in ms; absent: none */
  setBackMs?: number;
};

/** A session with its key in the store. */
export type SessionEntry = { key: string; session: Session };

/** The fields needed to start a session. */
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

/**
 * Maximum clock difference between instances. A last-seen time further ahead means that the clock was set
 * back, or that the clocks are not synchronized.
 */
const CLOCK_SKEW_MS = 60_000;

/** Minimum age of a last-seen time before a request updates it. */
const RENEW_AFTER_MS = 1000;

/** The sessions of all instances. The secret in the cookie identifies a session; only its hash is stored. */
export type Sessions = ReturnType<typeof createSessions>;

/** Returns the session store backed by a shared state. */
export function createSessions(state: SharedState, { limits, registry, log }: SessionDeps) {
  const renewalFailures = new Counter({
    name: 'session_renewal_failures_total',
    help: 'Sessions not renewed because the store refused the write; the requests were still served',
    registers: [registry],
  });
  const expiresAt = (session: Session) =>
    Math.min(session.lastSeenAt + limits.idleSeconds * 1000, session.createdAt + limits.maxSeconds * 1000);

  /** Updates the stored session; null: it has ended. A failed write is logged, and fails no request. */
  async function rewrite(secret: string, session: Session, now: number): Promise<Session | null> {
    try {
      return (await state.replace(keyOf(secret), session, expiresAt(session) - now)) ? session : null;
    } catch (error) {
      renewalFailures.inc();
      log.warn({ code: codeOf(error) }, 'a session could not be renewed');
      return session;
    }
  }

  async function activeSessionsOf(customerId: string): Promise<SessionEntry[]> {
    const entries = await state.list<Session>(sessionOwner(customerId));
    return entries
      .map(toEntry)
      .filter(({ session }) => session.customerId === customerId && expiresAt(session) > Date.now())
      .toSorted((a, b) => b.session.lastSeenAt - a.session.lastSeenAt);
  }

  /** Ends sessions. Returns those that had not ended by themselves meanwhile. */
  async function endEach(entries: readonly SessionEntry[]): Promise<Session[]> {
    const ended = await Promise.all(entries.map(({ key }) => state.take<Session>(key)));
    return ended.filter((session) => session !== null);
  }

  return {
    /** Starts a session. Returns it with `secret`, 256 random bits for the cookie. */
    async start(facts: SessionStart): Promise<{ secret: string; session: Session }> {
      const secret = randomBytes(32).toString('base64url');
      const now = Date.now();
      const session: Session = { ...facts, kfpSessionId: randomUUID(), createdAt: now, lastSeenAt: now };
      await state.set(keyOf(secret), session, expiresAt(session) - now, sessionOwner(facts.customerId));
      return { secret, session };
    },

    /** Returns the session of a secret at this distributor; null if it has ended or is another's. */
    async find(secret: string, distributor: string): Promise<Session | null> {
      const session = await state.get<Session>(keyOf(secret));
      if (session?.distributor !== distributor) return null;
      const now = Date.now();
      const back = session.lastSeenAt - now;
      if (back > CLOCK_SKEW_MS) {
        if (!session.setBackMs) log.warn({ ms: back }, 'the clock is behind the last use of a session');
        return await rewrite(secret, shiftTimes(session, back), now);
      }
      return expiresAt(session) > now ? session : null;
    },

    /** Updates the last-seen time. Returns the updated session, or null if it has ended. */
    async renew(secret: string, session: Session): Promise<Session | null> {
      const now = Date.now();
      if (now - session.lastSeenAt < RENEW_AFTER_MS) return session;
      return await rewrite(secret, { ...session, lastSeenAt: now }, now);
    },

    /** Ends the session of a secret. Returns the ended session, or null if it had already ended. */
    async end(secret: string): Promise<Session | null> {
      return await state.take<Session>(keyOf(secret));
    },

    /** Returns the customer's active sessions at all distributors, most recently used first. */
    async ofCustomer(customerId: string): Promise<Session[]> {
      return (await activeSessionsOf(customerId)).map(({ session }) => session);
    },

    /** Ends the customer's sessions that match the predicate and returns them. */
    async endOfCustomer(customerId: string, matches: (session: Session) => boolean): Promise<Session[]> {
      return await endEach((await activeSessionsOf(customerId)).filter(({ session }) => matches(session)));
    },

    /** Returns the customer's active sessions with their keys, to end them with `endEach`. */
    entriesOf: activeSessionsOf,

    /** Yields the active sessions of all customers in batches. It may miss a session that starts meanwhile. */
    async *allEntries(): AsyncGenerator<SessionEntry[]> {
      for await (const entries of state.allOwned<Session>()) yield entries.map(toEntry);
    },

    endEach,

    /** Returns at most `most` timed-out sessions with their end times, until `forgetTimedOut` removes them. */
    async timedOut(most: number): Promise<{ handle: string; session: Session; at: number }[]> {
      const entries = await state.listExpired<Session>(most);
      return entries.map(({ key, value }) => ({ handle: key, session: value, at: expiresAt(value) }));
    },

    /** Removes timed-out sessions. */
    async forgetTimedOut(handles: readonly string[]): Promise<void> {
      await state.dropExpired(handles);
    },

    /** Returns the session of a secret at another distributor. Only for the security log. */
    async findElsewhere(secret: string, distributor: string): Promise<Session | null> {
      const session = await state.get<Session>(keyOf(secret));
      return session?.distributor === distributor ? null : session;
    },

    /** Returns the key of a session in the store. The cookie can't be derived from it. */
    handleOf: keyOf,

    /** Returns whether the session of a handle is still active. */
    async isActive(handle: string): Promise<boolean> {
      const session = await state.get<Session>(handle);
      return session !== null && expiresAt(session) > Date.now();
    },

    /** Returns the seconds until the session ends by the earlier of its limits, rounded up; 0: it has ended. */
    secondsLeft(session: Session): number {
      return secondsUntil(expiresAt(session), Math.min(limits.idleSeconds, limits.maxSeconds));
    },

    /** Returns the seconds until the absolute limit of the session, rounded up. No request extends it. */
    limitSecondsLeft({ createdAt }: Session): number {
      return secondsUntil(createdAt + limits.maxSeconds * 1000, limits.maxSeconds);
    },
  };
}

/** Returns the seconds until a time, rounded up: from 0 to `most`, also after the clock was set. */
function secondsUntil(at: number, most: number): number {
  return Math.min(Math.max(0, Math.ceil((at - Date.now()) / 1000)), most);
}

/**
 * Returns the session as last seen `ms` earlier, so that it keeps its age when the clock is set back. The session
 * ages only by what exceeds an earlier difference: two servers whose clocks differ find it in turns. So a clock that is
 * set back twice prolongs the session by the smaller step.
 */
function shiftTimes(session: Session, ms: number): Session {
  const { createdAt, lastSeenAt, authenticatedAt, setBackMs = 0 } = session;
  const more = Math.max(0, ms - setBackMs);
  return {
    ...session,
    createdAt: createdAt - more,
    lastSeenAt: lastSeenAt - ms,
    authenticatedAt: authenticatedAt ? authenticatedAt - more : null,
    setBackMs: setBackMs + more,
  };
}

/** Returns the fields of a session for the security log: session, customer and distributor. */
export function sessionIdentity({ kfpSessionId, customerId, distributor }: Session) {
  return { kfpSessionId, customerId, distributor };
}

function toEntry({ key, value }: { key: string; value: Session }): SessionEntry {
  return { key, session: value };
}

function keyOf(secret: string): string {
  return `session:${hash('sha256', secret, 'base64url')}`;
}
