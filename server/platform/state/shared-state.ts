/**
 * State that all instances share and that may be lost: sessions, pending logins, rate limits
 * (spec: decisions §1). Values are JSON. Every entry expires after `ttlMs`.
 */
export type SharedState = {
  get<T>(key: string): Promise<T | null>;
  /** Sets an entry. With an owner, `list` returns it, and `listExpired` returns it after it expires. */
  set(key: string, value: unknown, ttlMs: number, owner?: string): Promise<void>;
  /** Writes only if the entry still exists: one that another request ended stays so. It keeps its owner. */
  replace(key: string, value: unknown, ttlMs: number): Promise<boolean>;
  /** Returns and deletes the entry in one step. Only one of several concurrent callers gets it. */
  take<T>(key: string): Promise<T | null>;
  delete(key: string): Promise<void>;
  /** Deletes every entry that contains one of the texts in its key, owner or value. Reads all entries. */
  forget(texts: readonly string[]): Promise<void>;
  /** Returns an owner's entries. */
  list<T>(owner: string): Promise<{ key: string; value: T }[]>;
  /** Returns all entries that have an owner and have not expired, in batches. */
  allOwned<T>(): AsyncIterable<{ key: string; value: T }[]>;
  /** Returns at most `most` expired entries that have an owner, the earliest first. They stay. */
  listExpired<T>(most: number): Promise<{ key: string; value: T }[]>;
  /** Deletes the expired entries of `listExpired` with these keys. */
  dropExpired(keys: readonly string[]): Promise<void>;
  /** Adds `by` (default 1) to a counter that ends after `windowMs`. Returns its count, and the ms left. */
  increment(key: string, windowMs: number, by?: number): Promise<{ count: number; ttlMs: number }>;
  /** Returns the number of entries that have an owner. */
  countOwned(): Promise<number>;
  /** Rejects if the store does not respond. */
  check(): Promise<void>;
  close(): Promise<void>;
};

/** Returns the owner of a customer's sessions. */
export function sessionOwner(customerId: string): string {
  return `customer:${customerId}`;
}
