import { keepInSession, sessionStorageIfAny, storedValue } from '../storage/session-storage.ts';
import { createStore, useStore } from '../store.ts';

const STORAGE_KEY = 'kfp-drafts';

type StoredDrafts = { owner: string; texts: Record<string, string | undefined> };

/** The customer that the page was rendered for (`Boot.customerRef`); null if not logged in. */
let owner: string | null = null;
/** Draft texts by name. */
const drafts = createStore<Readonly<Record<string, string | undefined>>>({});

/**
 * Returns the draft with this name and a function that changes it; undefined: no draft. It stays across
 * pages. After an expired session, it returns when the same customer logs in again.
 */
export function useDraft(
  name: string,
): readonly [text: string | undefined, write: (text: string | undefined) => void] {
  const text = useStore(drafts)[name];
  return [text, (written) => writeDraft(name, written)];
}

/** Returns the draft with this name; undefined if there is none. */
export function draftOf(name: string): string | undefined {
  return drafts.get()[name];
}

/** Replaces the draft with this name. Use only in event handlers. */
export function writeDraft(name: string, text: string | undefined): void {
  drafts.set({ ...drafts.get(), [name]: text });
}

/**
 * Restores the drafts that this customer had when their last session in this tab ended. null: not logged in.
 * Drafts of another customer are discarded.
 */
export function restoreDrafts(customerRef: string | null): void {
  owner = customerRef;
  drafts.set({});
  takeStoredDrafts();
}

/** Moves the stored drafts of this customer into the page. Not without a login: they wait for the next. */
function takeStoredDrafts(): void {
  if (owner === null) return;
  const stored = storedValue<StoredDrafts>(STORAGE_KEY);
  removeStoredDrafts();
  if (stored?.owner === owner) drafts.set({ ...drafts.get(), ...stored.texts });
}

/** Stores the drafts in session storage, for the next login of the same customer. */
export function storeDrafts(): void {
  const kept = Object.entries(drafts.get()).filter(([, text]) => text);
  if (owner === null || kept.length === 0) return;
  const stored: StoredDrafts = { owner, texts: Object.fromEntries(kept) };
  keepInSession(STORAGE_KEY, JSON.stringify(stored));
}

/**
 * Stores the drafts while the page is hidden: it is being left, or a phone may end it without another event. Starts
 * before the page is hydrated, because the customer may leave it earlier. A page that 'Back' shows again takes the texts of
 * the later one. Not for pages without a login or of another customer, which would remove the drafts that are stored.
 */
export function keepDraftsWhileHidden(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') storeDrafts();
    else takeStoredDrafts();
  });
}

/** Forgets the drafts and their owner, but not what is stored for the next login. */
export function clearDrafts(): void {
  owner = null;
  drafts.set({});
}

/** Removes the stored drafts, at logout. */
export function removeStoredDrafts(): void {
  sessionStorageIfAny()?.removeItem(STORAGE_KEY);
}
