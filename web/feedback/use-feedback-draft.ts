import { useMemo } from 'react';
import { useLocation } from '../platform/router/router.ts';
import { draftOf, useDraft } from '../platform/session/drafts.ts';

/**
 * Returns one part of the feedback draft of this page; undefined if there is none. It is restored when the customer
 * returns (ADR-034).
 */
export function useFeedbackDraft<Value>(part: string) {
  const { pathname } = useLocation();
  const name = `tilbakemelding ${part} ${pathname}`;
  const [text, write] = useDraft(name);
  const value = useMemo(() => parsed<Value>(text), [text]);
  return {
    value,
    /** Returns the latest draft, which a hydrating page does not show yet. For use in events and effects only. */
    current: () => parsed<Value>(draftOf(name)),
    write: (next: Value | undefined) => write(next && JSON.stringify(next)),
  };
}

function parsed<Value>(text: string | undefined): Value | undefined {
  return text ? (JSON.parse(text) as Value) : undefined;
}
