import type { OfferInOre } from '../../contract/in-ore.ts';
import { formatOre } from '../../domain/money.ts';
import { offerTotals } from '../../domain/offer-total.ts';
import { readable } from '../ui/readable.tsx';
import { texts } from './texts.ts';
import { totalText } from './total-text.ts';

const MAIN = 'kfp-amount kfp-offer__main-price';
const SECOND = 'kfp-amount kfp-subdued';

/** What an offer costs with its package, and what of it goes to the state (spec: overview §4.2). */
export function OfferPrice({ offer }: { offer: OfferInOre }) {
  const { monthly, yearly } = offerTotals(offer);
  const fee = offer.tfaMonthlyOre ?? 0;
  return (
    <div className="kfp-offer__price">
      {monthly && <p className={MAIN}>{readable(totalText(monthly, 'kr/md'))}</p>}
      {yearly && <p className={monthly ? SECOND : MAIN}>{readable(totalText(yearly, 'kr/år'))}</p>}
      {!monthly && !yearly && <p className="kfp-subdued">{texts.withoutPrice}</p>}
      {fee > 0 && (
        <p className="kfp-offer__fee kfp-subdued">{readable(texts.fee(formatOre(fee, 'kr/md')))}</p>
      )}
    </div>
  );
}
