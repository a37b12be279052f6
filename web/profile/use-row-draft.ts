import { useContext, useEffect } from 'react';
import { draftOf, useDraft, writeDraft } from '../platform/session/drafts.ts';
import { OpenRow, type Row } from './use-row.ts';

/**
 * Returns the draft of a row; undefined if there is none. A draft of what is stored is dropped: it was saved, but the
 * answer was lost. Another draft opens its row, unless another row is open. Both happen after hydration: the server does
 * not know the drafts.
 */
export function useRowDraft({ name, isOpen }: Row, isStored: (draft: string) => boolean): string | undefined {
  const [, setOpenName] = useContext(OpenRow);
  const [draft] = useDraft(name);
  useEffect(() => {
    const latest = draftOf(name);
    // An open row may show a value that is not yet saved.
    if (!isOpen && latest !== undefined && isStored(latest)) writeDraft(name, undefined);
  });
  useEffect(() => {
    if (draftOf(name)) setOpenName((current) => current ?? name);
  }, [name, setOpenName]);
  return draft;
}
