import { Fragment } from 'react';
import type { PresentPriceInOre } from '../../contract/in-ore.ts';
import { Icon } from '../ui/Icon.tsx';
import { OfferCard } from './OfferCard.tsx';
import { OfferNotes } from './OfferNotes.tsx';
import { hasAlternative, isSameOffer, type OfferGroup, offerKey, type ShownOffer } from './offer-list.ts';
import { removedText, withOffersLeft } from './removed-text.ts';

/** A removed offer, whose place in the list has a notice. */
export type Removed = {
  key: string;
  group: string | null;
  /** the key of the offer before it in the list; null if it was the first */
  after: string | null;
  /** the sentence that it is removed */
  text: string;
  /** the number of offers that were left; null if it is unknown or no longer true */
  left: number | null;
  /** the height of its card, in px */
  height: number;
};

export type OfferItemsProps = {
  /** the offers of all groups */
  all: readonly ShownOffer[];
  presentPrices: readonly PresentPriceInOre[];
  /** the key of the offer with the filled button, or null if no offer has one (ADR-032) */
  mainKey: string | null;
  removed: readonly Removed[];
  onRemoved: (removed: Removed) => void;
};

type Props = OfferItemsProps & {
  group: OfferGroup;
  level: 2 | 3;
};

/**
 * Renders the offers of a group, with a notice in the place of each removed one. The notice is as high as the
 * card, so that nothing moves. It is hidden from screen readers, which announce the status of the list.
 */
export function OfferItems({ group, level, all, presentPrices, mainKey, removed, onRemoved }: Props) {
  const { name, offers } = group;
  if (offers.length === 0) return null;
  const ofGroup = removed.filter((each) => each.group === name);
  return (
    <ul className="kfp-offer-list">
      <Notices all={ofGroup} after={null} />
      {offers.map(({ offer, href }, index) => (
        <Fragment key={offerKey(offer)}>
          <OfferCard
            offer={offer}
            href={href}
            notes={
              <OfferNotes
                offer={offer}
                presentPrice={presentPrices.find((price) => isSameOffer(price, offer))}
                hasAlternatives={hasAlternative(offer, all)}
              />
            }
            isMain={offerKey(offer) === mainKey}
            level={level}
            onGone={(left, height) =>
              onRemoved({
                key: offerKey(offer),
                group: name,
                after: keyBefore(offers, index),
                text: removedText(offer, all),
                left,
                height,
              })
            }
          />
          <Notices all={ofGroup} after={offerKey(offer)} />
        </Fragment>
      ))}
    </ul>
  );
}

function keyBefore(offers: readonly ShownOffer[], index: number): string | null {
  const before = offers[index - 1];
  return before ? offerKey(before.offer) : null;
}

/** Renders the notices of the offers that were removed after an offer, which may itself be removed. */
function Notices({ all, after }: { all: readonly Removed[]; after: string | null }) {
  return all
    .filter((each) => each.after === after)
    .map(({ key, text, left, height }) => (
      <Fragment key={key}>
        {/* biome-ignore lint/plugin: only the browser renders it, after a removal; the height is measured */}
        <li className="kfp-offers__removed" aria-hidden="true" style={{ minHeight: height }}>
          <Icon name="check" />
          <span>{withOffersLeft(text, left)}</span>
        </li>
        <Notices all={all} after={key} />
      </Fragment>
    ));
}
