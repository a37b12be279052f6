import { useMemo } from 'react';
import { useLocation } from '../platform/router/router.ts';
import { draftOf, useDraft, writeDraft } from '../platform/session/drafts.ts';

type FeedbackDraft<Value> = {
  /** undefined: nothing is being written */
  value: Value | undefined;
  /** What is being written by now, which a hydrating page does not show yet. For events and effects alone. */
  current: () => Value | undefined;
  write: (value: Value | undefined) => void;
  /** Writes where something is being written still: not what was forgotten meanwhile. */
  rewrite: (value: Value) => void;
};

/** A part of what the customer is writing in the feedback of this page: it is there again when they come back (ADR-091). */
export function useFeedbackDraft<Value>(part: string): FeedbackDraft<Value> {
  const { pathname } = useLocation();
  const name = `tilbakemelding ${part} ${pathname}`;
  const [text, write] = useDraft(name);
  const value = useMemo(() => parsed<Value>(text), [text]);
  return {
    value,
    current: () => parsed<Value>(draftOf(name)),
    write: (next) => write(next && JSON.stringify(next)),
    rewrite: (next) => draftOf(name) && writeDraft(name, JSON.stringify(next)),
  };
}

function parsed<Value>(text: string | undefined): Value | undefined {
  return text ? (JSON.parse(text) as Value) : undefined;
}
