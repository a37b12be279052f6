import { useState } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { lowerFirst } from './lower-first.ts';
import { OfferCard } from './OfferCard.tsx';
import type { ShownOffer } from './offers-state.ts';
import { texts } from './texts.ts';

/** The offers, and word of what has been removed from them for those who don't see it: announced once, when it has left. */
export function OfferList({ offers }: { offers: readonly ShownOffer[] }) {
  const [removed, setRemoved] = useState('');
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {removed}
      </VisuallyHidden>
      {offers.length > 0 && (
        <ul className="kfp-offer-list">
          {offers.map(({ offer, href }) => (
            <OfferCard
              key={`${offer.systemSource} ${offer.policyNumber}`}
              offer={offer}
              href={href}
              onGone={(left) => setRemoved(texts.removal.done(lowerFirst(offer.name), left))}
            />
          ))}
        </ul>
      )}
    </>
  );
}
