import { texts } from '#texts/offers.ts';
import type { OfferInOre } from '../../contract/in-ore.ts';
import type { Prices } from '../../domain/money.ts';
import { offerTotals } from '../../domain/offer-total.ts';
import { readable } from '../ui/readable.tsx';
import { offerTypeName } from './offer-type-name.ts';
import { totalText } from './total-text.ts';

/** Renders the parts of a package with their prices. Renders nothing for a single offer. */
export function OfferPackage({ offer }: { offer: OfferInOre }) {
  const parts = offer.packageOffers ?? [];
  if (parts.length === 0) return null;
  return (
    <table className="kfp-offer__package" aria-label={texts.package.label}>
      <tbody>
        {[{ ...offer, packageOffers: null }, ...parts].map((part, index) => (
          <tr key={String(index)}>
            <th scope="row">{readable(offerTypeName(part.productType))}</th>
            <td>{readable(priceText(part))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the monthly price of a part, or the yearly price if it has no monthly price. */
function priceText(part: Prices): string {
  const { monthly, yearly } = offerTotals(part);
  if (monthly?.ore === 0) return texts.package.free;
  if (monthly) return totalText(monthly, 'kr/md');
  return yearly ? totalText(yearly, 'kr/år') : texts.package.withoutPrice;
}
