import { texts } from '#texts/ui.ts';
import { Banner } from './Banner.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import { type Answer, useRetry } from './use-retry.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  /** the missing parts, in the form for use within a sentence; null: nothing is missing */
  missing: readonly string[] | null;
  /** the answers that a retry fetches again if they have a problem */
  answers: readonly Answer[];
};

/** Renders one banner for missing data, and announces the result of a retry (spec: overview §8, ADR-008). */
export function SystemProblem({ missing, answers }: Props) {
  const retry = useRetry(answers);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {retry.result}
      </VisuallyHidden>
      {missing && (
        <Banner>
          <p role="status">{texts.systemProblem}</p>
          <MissingNotice names={missing} retry={retry} />
        </Banner>
      )}
    </>
  );
}
