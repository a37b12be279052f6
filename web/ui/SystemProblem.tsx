import { texts } from '#texts/ui.ts';
import { Banner } from './Banner.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import type { Answer } from './use-retry.ts';

type Props = {
  /** the missing parts, in the form for use within a sentence; null: nothing is missing */
  missing: readonly string[] | null;
  /** the answers that a retry fetches again if they have a problem */
  answers: readonly Answer[];
};

/** Renders one banner for missing data (spec: overview §8, ADR-008). */
export function SystemProblem({ missing, answers }: Props) {
  return (
    <MissingNotice
      names={missing}
      answers={answers}
      frame={(notice) => (
        <Banner>
          <p role="status">{texts.systemProblem}</p>
          {notice}
        </Banner>
      )}
    />
  );
}
