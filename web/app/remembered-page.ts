import { useSyncExternalStore } from 'react';
import { localPath } from '../../domain/local-path.ts';
import { sessionStorageIfAny } from '../platform/storage/session-storage.ts';

const STORAGE_KEY = 'kfp-page-left';

/** Remembers in this tab which page its session ran out on, so that the customer comes back to it. */
export function rememberPage(): void {
  const { pathname, search } = window.location;
  sessionStorageIfAny()?.setItem(STORAGE_KEY, pathname + search);
}

/** The path and query of the page that this tab's session ran out on; null: none, or not known before hydration. */
export function useRememberedPage(): string | null {
  return useSyncExternalStore(noChange, rememberedPage, () => null);
}

function rememberedPage(): string | null {
  return localPath(sessionStorageIfAny()?.getItem(STORAGE_KEY) ?? undefined);
}

function noChange(): () => void {
  return () => {};
}
