import { texts } from '#texts/offers.ts';
import type { OfferInOre, PresentPriceInOre } from '../../contract/in-ore.ts';
import { offerTotals } from '../../domain/offer-total.ts';
import { formatOre } from '../platform/format.ts';
import { readable } from '../ui/readable.tsx';
import { comparisonAddress } from './comparison-address.ts';
import { priceText } from './total-text.ts';

type Props = {
  offer: OfferInOre;
  /** the price that the customer pays today for the offer's object; undefined if unknown */
  presentPrice: PresentPriceInOre | undefined;
  hasAlternatives: boolean;
};

/**
 * Renders today's price of the same object, and the state fee that the offer includes (spec: overview §4.2).
 * A link compares the offer with its alternatives and with today's insurance (spec: beyond §9).
 */
export function OfferNotes({ offer, presentPrice, hasAlternatives }: Props) {
  const today = presentPrice && presentPriceText(presentPrice, offer);
  const fee = feeOf(offer);
  if (!today && fee <= 0 && !hasAlternatives) return null;
  return (
    <div className="kfp-offer__notes kfp-subdued">
      {today && <p>{readable(today)}</p>}
      {fee > 0 && <p>{readable(texts.fee(formatOre(fee, 'kr/md')))}</p>}
      {(today || hasAlternatives) && (
        <a className="kfp-link kfp-line-link" href={comparisonAddress(offer)}>
          {hasAlternatives ? texts.compareAlternatives : texts.compareWithPresent}
        </a>
      )}
    </div>
  );
}

/** Returns the text with today's price of the same object. It says if that is for other cover (spec: beyond §6). */
function presentPriceText(presentPrice: PresentPriceInOre, offer: OfferInOre): string | null {
  const price = priceText(presentPrice);
  if (!price) return null;
  const isPackage = Boolean(offer.packageOffers?.length);
  if (!presentPrice.annenDekning) return texts.presentPrice(price, isPackage);
  return texts.presentPriceOfOtherCover(price, offer.productType === 'BIL', isPackage);
}

/** Returns the monthly traffic-insurance fee in øre; 0 if it is higher than the price. */
function feeOf(offer: OfferInOre): number {
  const fee = offer.tfaMonthlyOre ?? 0;
  const { monthly } = offerTotals(offer);
  return monthly && fee > monthly.ore ? 0 : fee;
}
