import { useMemo } from 'react';
import { useLocation } from '../platform/router/router.ts';
import { draftOf, useDraft, writeDraft } from '../platform/session/drafts.ts';

type FeedbackDraft<Value> = {
  /** undefined: nothing is being written */
  value: Value | undefined;
  write: (value: Value | undefined) => void;
  /** Writes where something is being written still: not what was forgotten meanwhile. */
  rewrite: (value: Value) => void;
};

/** A part of what the customer is writing in the feedback of this page: it is there again when they come back (ADR-091). */
export function useFeedbackDraft<Value>(part: string): FeedbackDraft<Value> {
  const { pathname } = useLocation();
  const name = `tilbakemelding ${part} ${pathname}`;
  const [text, write] = useDraft(name);
  const value = useMemo(() => (text ? (JSON.parse(text) as Value) : undefined), [text]);
  return {
    value,
    write: (next) => write(next && JSON.stringify(next)),
    rewrite: (next) => draftOf(name) && writeDraft(name, JSON.stringify(next)),
  };
}
