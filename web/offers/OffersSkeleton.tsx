import { texts } from './texts.ts';

/** More would be below the first screen anyway. */
const MOST = 5;

/** Cards of the final size, in the place of offers that are still coming. */
export function OffersSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      <p className="jkl-sr-only" role="status">
        {texts.loading}
      </p>
      <div className="kfp-offer-list" aria-hidden="true">
        {Array.from({ length: Math.min(count, MOST) }, (_, index) => (
          <SkeletonCard key={String(index)} />
        ))}
      </div>
    </div>
  );
}

function SkeletonCard() {
  return (
    <div className="jkl-card jkl-card--high kfp-offer">
      <span className="kfp-skeleton kfp-skeleton--tile" />
      <div className="kfp-offer__text">
        <span className="kfp-skeleton kfp-offer-skeleton__name" />
        <span className="kfp-skeleton kfp-offer-skeleton__description" />
      </div>
      <div className="kfp-offer__validity">
        <span className="kfp-skeleton kfp-offer-skeleton__validity" />
      </div>
      <div className="kfp-offer__price">
        <span className="kfp-skeleton kfp-offer-skeleton__monthly" />
        <span className="kfp-skeleton kfp-offer-skeleton__yearly" />
      </div>
      <div className="kfp-offer__actions">
        <span className="kfp-skeleton kfp-offer-skeleton__action" />
      </div>
    </div>
  );
}
