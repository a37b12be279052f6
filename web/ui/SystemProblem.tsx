import { texts } from '#texts/ui.ts';
import { Banner } from './Banner.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import { useRetry } from './use-retry.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  /** the missing parts, in the form for use within a sentence; null: nothing is missing */
  missing: readonly string[] | null;
  /** fetches the missing data again; resolves to whether everything is then loaded */
  onRetry: () => Promise<boolean>;
};

/**
 * Renders one banner for a page with missing data, and announces the result of a retry
 * (spec: overview §8, ADR-008).
 */
export function SystemProblem({ missing, onRetry }: Props) {
  const retry = useRetry(onRetry);
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
