import { texts } from '#texts/offers.ts';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { formatOre, type Prices } from '../../domain/money.ts';
import { readable } from '../ui/readable.tsx';

type Props = {
  offer: OfferInOre;
  /** what the customer pays today for what the offer is on; undefined: nobody knows */
  presentPrice: Prices | undefined;
};

/** What belongs to the price: what the same costs today, and what of it goes to the state (spec: overview §4.2). */
export function OfferNotes({ offer, presentPrice }: Props) {
  const today = presentPrice && priceText(presentPrice);
  const fee = offer.tfaMonthlyOre ?? 0;
  if (!today && fee <= 0) return null;
  return (
    <div className="kfp-offer__notes kfp-subdued">
      {today && <p>{readable(texts.presentPrice(today, Boolean(offer.packageOffers?.length)))}</p>}
      {fee > 0 && <p>{readable(texts.fee(formatOre(fee, 'kr/md')))}</p>}
    </div>
  );
}

function priceText({ monthlyOre, yearlyOre }: Prices): string | null {
  if (monthlyOre) return formatOre(monthlyOre, 'kr/md');
  return yearlyOre ? formatOre(yearlyOre, 'kr/år') : null;
}
