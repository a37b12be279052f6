import { hasProblem } from '../platform/api/answers.ts';
import { MissingNotice } from './MissingNotice.tsx';
import { type Answer, useRetry } from './use-retry.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Renders the only retry button of a page whose parts say themselves what is missing. Announces the result of a
 * retry. `answers`: those behind the parts (ADR-008).
 */
export function MissingParts({ answers }: { answers: readonly Answer[] }) {
  const retry = useRetry(answers);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {retry.result}
      </VisuallyHidden>
      {answers.some(hasProblem) && <MissingNotice names={[]} retry={retry} />}
    </>
  );
}
