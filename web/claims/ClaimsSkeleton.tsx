import { texts } from '#texts/claims.ts';
import { Card } from '../ui/Card.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Cards of the final size, in the place of claims that are still coming. */
export function ClaimsSkeleton() {
  return (
    <div className="kfp-claims__section" aria-busy>
      <VisuallyHidden as="p" role="status">
        {texts.loading}
      </VisuallyHidden>
      <div className="kfp-claims__list" aria-hidden="true">
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </div>
  );
}

function SkeletonCard() {
  return (
    <Card className="kfp-agreement">
      <span className="kfp-skeleton kfp-skeleton--tile" />
      <span className="kfp-skeleton kfp-skeleton--name" />
      <span className="kfp-skeleton kfp-skeleton--description" />
      <span className="kfp-agreement__foot">
        <span className="kfp-skeleton kfp-skeleton--price" />
      </span>
    </Card>
  );
}
