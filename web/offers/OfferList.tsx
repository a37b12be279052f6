import { useState } from 'react';
import type { PresentPriceInOre } from '../../contract/in-ore.ts';
import { useOpenForm } from '../platform/acts/act-message.ts';
import { Expander } from '../ui/Expander.tsx';
import { productIcon } from '../ui/product-icon.ts';
import { readable } from '../ui/readable.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { OfferItems, type OfferItemsProps, type Removed } from './OfferItems.tsx';
import {
  firstToExpire,
  groupOffers,
  type OfferGroup,
  offerKey,
  removalName,
  type ShownOffer,
} from './offer-list.ts';
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

type GroupsProps = OfferItemsProps & { groups: readonly OfferGroup[] };

/**
 * Renders many offers as folded groups by product. Open are those of the offer that expires first, and of the one that the
 * page asks about without scripts.
 */
function OfferGroups({ groups, ...itemsProps }: GroupsProps) {
  const { mainKey } = itemsProps;
  const asked = useOpenForm();
  const isOpen = ({ offers }: OfferGroup) =>
    offers.some(({ offer }) => offerKey(offer) === mainKey || removalName(offer) === asked);
  const [opened] = useState(() => groups.filter(isOpen).map(({ name }) => name));
  return (
    <div className="kfp-offer-groups">
      {groups.map((group) => (
        <Expander
          key={group.name}
          title={
            <h2 className="kfp-offer-groups__title">
              {readable(group.name)} <span className="kfp-pill">{group.offers.length}</span>
            </h2>
          }
          icon={group.offers[0] && productIcon(group.offers[0].offer)}
          open={opened.includes(group.name)}
        >
          <OfferItems group={group} level={3} {...itemsProps} />
        </Expander>
      ))}
    </div>
  );
}
