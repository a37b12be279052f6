import type { PackageOfferInOre } from '../../contract/in-ore.ts';
import { offerTotals } from '../../domain/offer-total.ts';
import { isOfferType } from '../../domain/offer-types.ts';
import { texts } from './texts.ts';
import { totalText } from './total-text.ts';

/** What else is in an offer's package, with what each part costs. */
export function OfferPackage({ parts }: { parts: readonly PackageOfferInOre[] }) {
  return <p className="kfp-subdued">{texts.package.contents(parts.map(partText).join(', '))}</p>;
}

function partText(part: PackageOfferInOre): string {
  const { products, otherProduct } = texts.package;
  const { productType = '' } = part;
  const name = isOfferType(productType) ? products[productType] : otherProduct;
  return `${name} (${priceText(part)})`;
}

/** What a part adds to the price of a month; of a year where it is paid by the year alone. */
function priceText(part: PackageOfferInOre): string {
  const { monthly, yearly } = offerTotals(part);
  if (monthly?.ore === 0) return texts.package.free;
  if (monthly) return totalText(monthly, 'kr/md');
  return yearly ? totalText(yearly, 'kr/år') : texts.package.withoutPrice;
}
