import { Card } from './Card.tsx';

/** A card of the final size, in the place of an insurance or a claim that is still coming. */
export function SkeletonCard() {
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
