import { useState } from 'react';
import type { PresentPriceInOre } from '../../contract/in-ore.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { OfferGroups } from './OfferGroups.tsx';
import { OfferItems, type Removed } from './OfferItems.tsx';
import { firstToExpire, groupOffers, offerKey } from './offer-list.ts';
import type { ShownOffer } from './offers-state.ts';
import { withOffersLeft } from './removed-text.ts';

type Props = {
  offers: readonly ShownOffer[];
  presentPrices: readonly PresentPriceInOre[];
  /** whether offers may be missing; no button is then filled */
  incomplete: boolean;
};

/** Renders the offers, and announces a removed offer once; visibly if its group is gone. */
export function OfferList({ offers, presentPrices, incomplete }: Props) {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const groups = groupOffers(offers, removed.length);
  // Until the list is without the offer, nothing is said of it. A number is no longer true after another
  // removal, also in another tab.
  const gone = removed.filter(({ key }) => !offers.some(({ offer }) => offerKey(offer) === key));
  const notices = gone.map((each) => (each.left === offers.length ? each : { ...each, left: null }));
  const last = notices.at(-1);
  const announcement = last && withOffersLeft(last.text, last.left);
  const isSeen = groups.some((group) => group.offers.length > 0 && group.name === last?.group);
  const first = incomplete ? null : firstToExpire(offers);
  const itemsProps = {
    all: offers,
    presentPrices,
    mainKey: first && offerKey(first),
    removed: notices,
    onRemoved: (each: Removed) => setRemoved((before) => [...before, each]),
  };
  return (
    <>
      <div role="status">
        {announcement && isSeen && <VisuallyHidden as="p">{announcement}</VisuallyHidden>}
        {announcement && !isSeen && <p className="kfp-offers__removed">{announcement}</p>}
      </div>
      {groups.length > 1 ? (
        <OfferGroups groups={groups} {...itemsProps} />
      ) : (
        groups.map((group) => <OfferItems key="all" group={group} level={2} {...itemsProps} />)
      )}
    </>
  );
}
