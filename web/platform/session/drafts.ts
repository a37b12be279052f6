import { sessionStorageIfAny } from '../storage/session-storage.ts';
import { createStore, useStore } from '../store.ts';

const STORAGE_KEY = 'kfp-drafts';

type StoredDrafts = { owner: string; texts: Record<string, string | undefined> };

/** The customer that the page was rendered for, by `Boot.customerRef`; null: nobody. */
let owner: string | null = null;
/** What is written, by name. */
const drafts = createStore<Readonly<Record<string, string | undefined>>>({});

/**
 * What the customer is writing under this name, and how to change it; undefined: nothing. It stays while other pages are
 * shown, and comes back once the same customer has logged in again after a session that ended by itself.
 */
export function useDraft(
  name: string,
): readonly [text: string | undefined, write: (text: string | undefined) => void] {
  const text = useStore(drafts)[name];
  return [text, (written) => writeDraft(name, written)];
}

/** Returns what is written under this name; undefined: nothing. */
export function draftOf(name: string): string | undefined {
  return drafts.get()[name];
}

/** Replaces what is written under this name. For events alone. */
export function writeDraft(name: string, text: string | undefined): void {
  drafts.set({ ...drafts.get(), [name]: text });
}

/**
 * Takes up what this customer (null: nobody is logged in) had written when their last session in this tab ended. What is
 * another customer's is thrown away.
 */
export function takeUpDrafts(customerRef: string | null): void {
  owner = customerRef;
  drafts.set({});
  if (owner === null) return;
  const stored = storedDrafts();
  removeStoredDrafts();
  if (stored?.owner === owner) drafts.set(stored.texts ?? {});
}

/** Stores what is written in session storage, for when the same customer has logged in again. */
export function keepDrafts(): void {
  const kept = Object.entries(drafts.get()).filter(([, text]) => text);
  if (owner === null || kept.length === 0) return;
  const stored: StoredDrafts = { owner, texts: Object.fromEntries(kept) };
  sessionStorageIfAny()?.setItem(STORAGE_KEY, JSON.stringify(stored));
}

/** Forgets what is written, in memory alone. */
export function forgetDrafts(): void {
  drafts.set({});
}

/** Removes what is stored: whoever logs out does not come back to it. */
export function removeStoredDrafts(): void {
  sessionStorageIfAny()?.removeItem(STORAGE_KEY);
}

function storedDrafts(): StoredDrafts | null {
  try {
    return JSON.parse(sessionStorageIfAny()?.getItem(STORAGE_KEY) ?? 'null') as StoredDrafts | null;
  } catch {
    return null;
  }
}
