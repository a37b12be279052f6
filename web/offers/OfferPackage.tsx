import type { PackageOffer } from '../../contract/offers.ts';
import { offerTotals } from '../../domain/offer-total.ts';
import { isOfferType } from '../../domain/offer-types.ts';
import { texts } from './texts.ts';
import { totalText } from './total-text.ts';

/** What else is in an offer's package, with what each part costs. */
export function OfferPackage({ parts }: { parts: readonly PackageOffer[] }) {
  return <p className="kfp-subdued">{texts.package.contents(parts.map(partText).join(', '))}</p>;
}

function partText(part: PackageOffer): string {
  const { products, otherProduct } = texts.package;
  const { productType = '' } = part;
  const name = isOfferType(productType) ? products[productType] : otherProduct;
  return `${name} (${priceText(part)})`;
}

/** What a part adds to the price of a month; of a year where it is paid by the year alone. */
function priceText(part: PackageOffer): string {
  const { monthly, yearly } = offerTotals(part);
  if (monthly?.amount === 0) return texts.package.free;
  if (monthly) return totalText(monthly, 'kr/md');
  return yearly ? totalText(yearly, 'kr/år') : texts.package.withoutPrice;
}
