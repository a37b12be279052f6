import { Fragment } from 'react';
import type { PresentPriceInOre } from '../../contract/in-ore.ts';
import { Icon } from '../ui/Icon.tsx';
import { OfferCard } from './OfferCard.tsx';
import { hasAlternative, isSameOffer, type OfferGroup, offerKey } from './offer-list.ts';
import type { ShownOffer } from './offers-state.ts';
import { removedText } from './removed-text.ts';

/** The offer that was removed last: its announcement, and its group and index in the list. */
export type Removed = { text: string; group: string | null; index: number };

export type OfferItemsProps = {
  /** the offers of all groups */
  all: readonly ShownOffer[];
  presentPrices: readonly PresentPriceInOre[];
  /** the key of the offer with the filled button, or null if no offer has one (ADR-032) */
  mainKey: string | null;
  removed: Removed | null;
  onRemoved: (removed: Removed) => void;
};

type Props = OfferItemsProps & {
  group: OfferGroup;
  /** the level of the offers' headings */
  level: 2 | 3;
};

/**
 * Renders the offers of a group, with a notice in the place of the removed offer. The notice is hidden from
 * screen readers, which announce the status of the list.
 */
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
            hasAlternatives={hasAlternative(offer, all)}
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
