import { texts } from '#texts/offers.ts';
import { Card } from '../ui/Card.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** More cards would be below the first screen. */
const MAX = 5;

/** Renders placeholders for offers that could not be loaded, which are retried. */
export function MissingOffers({ count }: { count: number }) {
  return (
    <>
      <VisuallyHidden as="p">{texts.missing}</VisuallyHidden>
      <div aria-hidden="true">
        <OffersSkeleton count={count} />
      </div>
    </>
  );
}

/** Renders cards of the final size as placeholders for offers. */
export function OffersSkeleton({ count }: { count: number }) {
  return (
    <div className="kfp-offer-list">
      {Array.from({ length: Math.min(count, MAX) }, (_, index) => (
        <div key={String(index)}>
          <Card className="kfp-offer">
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
          </Card>
        </div>
      ))}
    </div>
  );
}
