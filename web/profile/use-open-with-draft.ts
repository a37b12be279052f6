import { useContext, useEffect } from 'react';
import { draftOf } from '../platform/session/drafts.ts';
import type { RowName } from './row-acts.ts';
import { OpenRow } from './use-row.ts';

/**
 * Opens a row with a draft, unless another row is open. It does so after hydration: the server does not know the
 * drafts.
 */
export function useOpenWithDraft(name: RowName): void {
  const [, setOpenName] = useContext(OpenRow);
  useEffect(() => {
    if (draftOf(name)) setOpenName((current) => current ?? name);
  }, [name, setOpenName]);
}
