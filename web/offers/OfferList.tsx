import { useState } from 'react';
import type { PresentPriceInOre } from '../../contract/in-ore.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { OfferGroups } from './OfferGroups.tsx';
import { OfferItems, type Removed } from './OfferItems.tsx';
import { firstToExpire, groupOffers, offerKey } from './offer-list.ts';
import type { ShownOffer } from './offers-state.ts';

type Props = {
  offers: readonly ShownOffer[];
  presentPrices: readonly PresentPriceInOre[];
  /** some may be missing: nothing is sold before that is in order */
  incomplete: boolean;
};

/** The offers, and word of what has been removed from them: seen in its place, and announced once, when it has left. */
export function OfferList({ offers, presentPrices, incomplete }: Props) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const groups = groupOffers(offers);
  const isSeen = groups.some((group) => group.offers.length > 0 && group.name === removed?.group);
  const first = incomplete ? null : firstToExpire(offers);
  const itemsProps = {
    all: offers,
    presentPrices,
    mainKey: first && offerKey(first),
    removed,
    onRemoved: setRemoved,
  };
  return (
    <>
      <div role="status">
        {removed && isSeen && <VisuallyHidden as="p">{removed.text}</VisuallyHidden>}
        {removed && !isSeen && <p className="kfp-offers__removed">{removed.text}</p>}
      </div>
      {groups.length > 1 ? (
        <OfferGroups groups={groups} {...itemsProps} />
      ) : (
        groups.map((group) => <OfferItems key="all" group={group} level={2} {...itemsProps} />)
      )}
    </>
  );
}
