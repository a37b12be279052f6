import { Card } from './Card.tsx';

/** Renders a placeholder card of the final size while an insurance or claim loads. */
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
