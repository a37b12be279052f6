import { texts } from '#texts/agreements.ts';
import { SkeletonCard } from '../ui/SkeletonCard.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

type Props = {
  groups: number;
  /** whether loading failed and is retried */
  isMissing?: boolean;
};

/** Renders cards of the final size as placeholders for agreements that are loading or missing. */
export function AgreementSkeleton({ groups, isMissing = false }: Props) {
  return (
    <div className="kfp-agreement-skeleton" aria-busy={!isMissing}>
      <VisuallyHidden as="p">{isMissing ? texts.missing : texts.loading}</VisuallyHidden>
      {Array.from({ length: groups }, (_, index) => (
        <div key={String(index)} className="kfp-agreement-group" aria-hidden="true">
          <div className="kfp-agreement-group__head">
            <span className="kfp-skeleton kfp-skeleton--heading" />
          </div>
          <div className="kfp-agreement-list">
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </div>
      ))}
    </div>
  );
}
