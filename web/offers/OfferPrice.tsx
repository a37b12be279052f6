import { texts } from '#texts/offers.ts';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { offerTotals } from '../../domain/offer-total.ts';
import { readable } from '../ui/readable.tsx';
import { totalText } from './total-text.ts';

const MAIN = 'kfp-amount kfp-offer__main-price';
const SECOND = 'kfp-amount kfp-subdued';

/**
 * Renders the price of an offer with its package, in an element with the given `id` (spec: overview §4.2).
 */
export function OfferPrice({ offer, id }: { offer: OfferInOre; id: string | undefined }) {
  const { monthly, yearly } = offerTotals(offer);
  return (
    <div className="kfp-offer__price" id={id}>
      {monthly && <p className={MAIN}>{readable(totalText(monthly, 'kr/md'))}</p>}
      {yearly && <p className={monthly ? SECOND : MAIN}>{readable(totalText(yearly, 'kr/år'))}</p>}
      {!monthly && !yearly && <p className="kfp-subdued">{texts.withoutPrice}</p>}
    </div>
  );
}
