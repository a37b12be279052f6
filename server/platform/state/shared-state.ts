/**
 * What all instances share and what may be forgotten: sessions, logins under way, rate limits (spec: decisions §1).
 * Values are JSON; every entry ends by itself after `ttlMs`.
 */
export type SharedState = {
  get<T>(key: string): Promise<T | null>;
  /** With an owner the entry is among those that `list` returns, and `takeExpired` once its time is past. */
  set(key: string, value: unknown, ttlMs: number, owner?: string): Promise<void>;
  /** Writes only where the entry still exists, so that what another request ended doesn't come back. Its owner stays. */
  replace(key: string, value: unknown, ttlMs: number): Promise<boolean>;
  /** Reads and ends the entry in one step: of two at once, one gets it. */
  take<T>(key: string): Promise<T | null>;
  delete(key: string): Promise<void>;
  /** Deletes every entry that names one of the texts: in its key, its owner or its value. Reads all of them. */
  forget(texts: readonly string[]): Promise<void>;
  /** An owner's entries. */
  list<T>(owner: string): Promise<{ key: string; value: T }[]>;
  /** Those of the keys that have an entry. */
  existing(keys: readonly string[]): Promise<Set<string>>;
  /** Takes the values of the owned entries whose time is past, at most a hundred: of many who take at once, one gets each. */
  takeExpired<T>(): Promise<T[]>;
  /** Adds to a counter that is reset after `windowMs`, one by itself; returns the count and the milliseconds left. */
  increment(key: string, windowMs: number, by?: number): Promise<{ count: number; ttlMs: number }>;
  /** How many owned entries there are. */
  countOwned(): Promise<number>;
  /** Rejects where the store does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
};
