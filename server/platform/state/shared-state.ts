/**
 * What all instances share and what may be forgotten: sessions, logins under way, rate limits (spec: decisions §1).
 * Values are JSON; every entry ends by itself after `ttlMs`.
 */
export type SharedState = {
  get<T>(key: string): Promise<T | null>;
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
  /** Writes only where the entry still exists, so that what another request ended doesn't come back. */
  replace(key: string, value: unknown, ttlMs: number): Promise<boolean>;
  /** Reads and ends the entry in one step: of two at once, one gets it. */
  take<T>(key: string): Promise<T | null>;
  delete(key: string): Promise<void>;
  /** Adds one to a counter that is reset after `windowMs`; returns the count and the milliseconds left. */
  increment(key: string, windowMs: number): Promise<{ count: number; ttlMs: number }>;
  close(): Promise<void>;
};
