import { useState } from 'react';
import { lowerFirst } from './lower-first.ts';
import { OfferCard } from './OfferCard.tsx';
import type { ShownOffer } from './offers-state.ts';
import { texts } from './texts.ts';

/** The offers, and word of what has been removed from them for those who don't see it. */
export function OfferList({ offers }: { offers: readonly ShownOffer[] }) {
  const [removedName, setRemovedName] = useState('');
  return (
    <>
      <p className="jkl-sr-only" role="status">
        {removedName && texts.removal.done(removedName, offers.length)}
      </p>
      {offers.length > 0 && (
        <ul className="kfp-offer-list">
          {offers.map(({ offer, href }) => (
            <OfferCard
              key={`${offer.systemSource} ${offer.policyNumber}`}
              offer={offer}
              href={href}
              onGone={() => setRemovedName(lowerFirst(offer.name))}
            />
          ))}
        </ul>
      )}
    </>
  );
}
