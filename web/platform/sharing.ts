import { useCallback } from 'react';
import type { ShownSharing } from '../../contract/first-page.ts';
import { addressWithSharing, type SharingScope } from '../../domain/sharing.ts';
import { useBoot } from './boot.tsx';

/** Returns the sharing whose data the pages of this document show; null: the customer's (spec: beyond §12). */
export function useSharing(): ShownSharing | null {
  return useBoot().sharing ?? null;
}

/** Returns a function that tells whether the page may show data of a kind: the customer's own, or shared data. */
export function useIsReadable(): (scope: SharingScope) => boolean {
  const sharing = useSharing();
  return useCallback((scope) => isReadable(sharing, scope), [sharing]);
}

/** Returns whether a page may show data of a kind. Null or undefined: the customer's own. */
export function isReadable(sharing: ShownSharing | null | undefined, scope: SharingScope): boolean {
  return !sharing || sharing.omfang.includes(scope);
}

/** Returns a function that makes an address on this host stay with the person whose data the page shows. */
export function useKeepPerson(): (address: string) => string {
  const id = useSharing()?.id;
  return useCallback((address) => (id === undefined ? address : addressWithSharing(address, id)), [id]);
}
