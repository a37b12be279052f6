import type { ReactNode } from 'react';
import { Message } from './Message.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import { useRetry } from './use-retry.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** 'error': nothing came; 'warning': something is missing. `names`: what, each as it stands within a sentence. */
export type Problem = { tone: 'error' | 'warning'; text: ReactNode; names: readonly string[] };

type Props = {
  /** null: nothing is wrong */
  problem: Problem | null;
  /** fetches what is missing again; resolves to whether all is there then */
  onRetry: () => Promise<boolean>;
};

/**
 * What is wrong with a list, in one message where the list would be, and the way to ask again; what a retry gave is announced also
 * when the message has gone (spec: overview §8, ADR-043).
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
