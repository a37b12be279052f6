import { texts } from '#texts/offers.ts';
import { Card } from '../ui/Card.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** More cards would be below the first screen. */
const MAX = 5;

type Props = {
  count: number;
  /** whether loading failed and is retried */
  isMissing?: boolean;
};

/** Renders cards of the final size as placeholders for offers that are loading or missing. */
export function OffersSkeleton({ count, isMissing = false }: Props) {
  return (
    <div aria-busy={!isMissing}>
      <VisuallyHidden as="p" role={isMissing ? undefined : 'status'}>
        {isMissing ? texts.missing : texts.loading}
      </VisuallyHidden>
      <div className="kfp-offer-list" aria-hidden="true">
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
    </div>
  );
}
