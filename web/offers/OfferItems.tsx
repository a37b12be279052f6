import { Fragment } from 'react';
import type { PresentPriceInOre } from '../../contract/in-ore.ts';
import { Icon } from '../ui/Icon.tsx';
import { OfferCard } from './OfferCard.tsx';
import { isSameOffer, type OfferGroup, offerKey } from './offer-list.ts';
import type { ShownOffer } from './offers-state.ts';
import { removedText } from './removed-text.ts';

/** The last offer that was removed: its announcement, and where it stood. */
export type Removed = { text: string; group: string | null; index: number };

export type OfferItemsProps = {
  /** all offers that the customer has, of all groups */
  all: readonly ShownOffer[];
  presentPrices: readonly PresentPriceInOre[];
  /** the offer whose button is filled; null: none's is (ADR-032) */
  mainKey: string | null;
  removed: Removed | null;
  onRemoved: (removed: Removed) => void;
};

type Props = OfferItemsProps & {
  group: OfferGroup;
  /** the place of the offers' headings in the page's outline */
  level: 2 | 3;
};

/** The offers of a group. What was removed is seen where it stood; screen readers hear it from the list's status. */
export function OfferItems({ group, level, all, presentPrices, mainKey, removed, onRemoved }: Props) {
  const { name, offers } = group;
  if (offers.length === 0) return null;
  const removedAt = removed?.group === name ? Math.min(removed.index, offers.length) : null;
  const notice = (
    <li className="kfp-offers__removed" aria-hidden="true">
      <Icon name="check" />
      <span>{removed?.text}</span>
    </li>
  );
  return (
    <ul className="kfp-offer-list">
      {offers.map(({ offer, href }, index) => (
        <Fragment key={offerKey(offer)}>
          {removedAt === index && notice}
          <OfferCard
            offer={offer}
            href={href}
            presentPrice={presentPrices.find((price) => isSameOffer(price, offer))}
            isMain={offerKey(offer) === mainKey}
            level={level}
            onGone={(left) => onRemoved({ text: removedText(offer, all, left), group: name, index })}
          />
        </Fragment>
      ))}
      {removedAt === offers.length && notice}
    </ul>
  );
}
