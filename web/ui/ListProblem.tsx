import type { ReactNode } from 'react';
import { hasFailed, type Result } from '../platform/api/answers.ts';
import { Message } from './Message.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import { type Answer, useRetry } from './use-retry.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** 'error': nothing could be loaded. 'warning': something is missing; `names` says what, within a sentence. */
export type Problem = { tone: 'error' | 'warning'; text: ReactNode; names?: readonly string[] };

/** Returns the problem of an answer that failed; null if it did not fail. */
export function failureOf(answer: Result, text: string): Problem | null {
  return hasFailed(answer) ? { tone: 'error', text } : null;
}

type Props = {
  /** null: no problem */
  problem: Problem | null;
  /** the answers that a retry fetches again if they have a problem */
  answers: readonly Answer[];
};

/**
 * Renders a list's problem as one message in place of the list, with a retry button. The result of a retry is
 * announced even after the message has disappeared (spec: overview §8, ADR-008).
 */
export function ListProblem({ problem, answers }: Props) {
  const retry = useRetry(answers);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {retry.result}
      </VisuallyHidden>
      {problem && (
        <div className="kfp-list-problem">
          <Message tone={problem.tone}>{problem.text}</Message>
          <MissingNotice names={problem.names ?? []} retry={retry} />
        </div>
      )}
    </>
  );
}
