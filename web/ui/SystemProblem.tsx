import { texts } from '#texts/ui.ts';
import { Banner } from './Banner.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import { useRetry } from './use-retry.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  /** what is missing, each as it stands within a sentence; null: nothing is */
  missing: readonly string[] | null;
  /** fetches it again; resolves to whether all is there then */
  onRetry: () => Promise<boolean>;
};

/** The one message of a page that something is missing from (spec: overview §8, ADR-043), and word of what a retry gave. */
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
