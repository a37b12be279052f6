import type { ReactNode } from 'react';
import { hasFailed, type Result } from '../platform/api/answers.ts';
import { Message } from './Message.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import type { Answer } from './use-retry.ts';

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

/** Renders a list's problem as one message in place of the list, with a retry button (spec: overview §8, ADR-008). */
export function ListProblem({ problem, answers }: Props) {
  return (
    <MissingNotice
      names={problem && (problem.names ?? [])}
      answers={answers}
      frame={(notice) => (
        <div className="kfp-list-problem">
          {problem && <Message tone={problem.tone}>{problem.text}</Message>}
          {notice}
        </div>
      )}
    />
  );
}
