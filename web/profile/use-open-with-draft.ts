import { useEffect, useEffectEvent } from 'react';
import { draftOf } from '../platform/session/drafts.ts';
import type { Row } from './use-row.ts';

/** Opens a row with a draft, after hydration: the server does not know the drafts. */
export function useOpenWithDraft(name: string, row: Row): void {
  const open = useEffectEvent(() => {
    if (draftOf(name)) row.open(false);
  });
  useEffect(() => open(), []);
}
