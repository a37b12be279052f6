import { useSyncExternalStore } from 'react';
import { sessionStorageIfAny } from '../storage/session-storage.ts';

const STORAGE_KEY = 'kfp-drafts';

type StoredDrafts = { owner: string; texts: Record<string, string> };

/** The customer that the page was rendered for, by `Boot.customerRef`; null: nobody. */
let owner: string | null = null;
let texts: Record<string, string> = {};
const listeners = new Set<() => void>();

/**
 * What the customer is writing under this name, and how to change it; '': nothing. It stays while other pages are shown,
 * and comes back once the same customer has logged in again after a session that ended by itself.
 */
export function useDraft(name: string): readonly [text: string, write: (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => draftOf(name),
    () => '',
  );
  return [text, (written) => writeDraft(name, written)];
}

/** What is written under this name; '': nothing. */
export function draftOf(name: string): string {
  return texts[name] ?? '';
}

/** Replaces what is written under this name. For events alone. */
export function writeDraft(name: string, text: string): void {
  texts = { ...texts, [name]: text };
  for (const listener of listeners) listener();
}

/**
 * Takes up what this customer (null: nobody is logged in) had written when their last session in this tab ended. What is
 * another customer's is thrown away.
 */
export function takeUpDrafts(customerRef: string | null): void {
  owner = customerRef;
  texts = {};
  if (owner === null) return;
  const stored = storedDrafts();
  sessionStorageIfAny()?.removeItem(STORAGE_KEY);
  if (stored?.owner === owner) texts = stored.texts ?? {};
}

/** Lays what is written into session storage, for when the same customer has logged in again. */
export function keepDrafts(): void {
  const kept = Object.entries(texts).filter(([, text]) => text !== '');
  if (owner === null || kept.length === 0) return;
  const drafts: StoredDrafts = { owner, texts: Object.fromEntries(kept) };
  sessionStorageIfAny()?.setItem(STORAGE_KEY, JSON.stringify(drafts));
}

/** Forgets what is written, in memory alone. */
export function forgetDrafts(): void {
  texts = {};
  for (const listener of listeners) listener();
}

function storedDrafts(): StoredDrafts | null {
  try {
    return JSON.parse(sessionStorageIfAny()?.getItem(STORAGE_KEY) ?? 'null') as StoredDrafts | null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
