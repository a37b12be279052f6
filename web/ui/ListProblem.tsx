import type { ReactNode } from 'react';
import { Message } from './Message.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import { useRetry } from './use-retry.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * 'error': nothing could be loaded. 'warning': something is missing. `names`: the missing parts, in the form
 * for use within a sentence.
 */
export type Problem = { tone: 'error' | 'warning'; text: ReactNode; names: readonly string[] };

type Props = {
  /** null: no problem */
  problem: Problem | null;
  /** fetches the missing data again; resolves to whether everything is then loaded */
  onRetry: () => Promise<boolean>;
};

/**
 * Renders a list's problem as one message in place of the list, with a retry button. The result of a retry is
 * announced even after the message has disappeared (spec: overview §8, ADR-008).
 */
export function ListProblem({ problem, onRetry }: Props) {
  const retry = useRetry(onRetry);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {retry.result}
      </VisuallyHidden>
      {problem && (
        <div className="kfp-list-problem">
          <Message tone={problem.tone}>{problem.text}</Message>
          <MissingNotice names={problem.names} retry={retry} />
        </div>
      )}
    </>
  );
}
