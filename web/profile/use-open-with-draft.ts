import { useEffect, useEffectEvent } from 'react';
import { draftOf } from '../platform/session/drafts.ts';
import type { Row } from './use-row.ts';

/** Opens a row that the customer had begun to fill in. What is rendered first is what the server sent, which knows of no draft. */
export function useOpenWithDraft(name: string, row: Row): void {
  const open = useEffectEvent(() => {
    if (draftOf(name)) row.open(false);
  });
  useEffect(() => open(), []);
}
