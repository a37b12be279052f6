import { texts } from '#texts/agreements.ts';
import { SkeletonCard } from '../ui/SkeletonCard.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

type Props = {
  groups: number;
  /** whether they could not be had, and are tried again */
  isMissing?: boolean;
};

/** Cards of the final size, in the place of agreements that are still coming, or missing. */
export function AgreementSkeleton({ groups, isMissing = false }: Props) {
  return (
    <div className="kfp-agreement-skeleton" aria-busy={!isMissing}>
      <VisuallyHidden as="p">{isMissing ? texts.missing : texts.loading}</VisuallyHidden>
      {Array.from({ length: groups }, (_, index) => (
        <SkeletonGroup key={String(index)} />
      ))}
    </div>
  );
}

function SkeletonGroup() {
  return (
    <div className="kfp-agreement-group" aria-hidden="true">
      <div className="kfp-agreement-group__head">
        <span className="kfp-skeleton kfp-skeleton--heading" />
      </div>
      <div className="kfp-agreement-list">
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </div>
  );
}
