import type { PackageOffer } from '../../contract/offers.ts';
import { formatKroner } from '../../domain/money.ts';
import { isOfferType } from '../../domain/offer-types.ts';
import { texts } from './texts.ts';

/** What else is in an offer's package, with what each part costs. */
export function OfferPackage({ parts }: { parts: readonly PackageOffer[] }) {
  return <p className="kfp-subdued">{texts.package.contents(parts.map(partText).join(', '))}</p>;
}

function partText({ productType = '', monthlyPrice }: PackageOffer): string {
  const { products, otherProduct, withoutPrice } = texts.package;
  const name = isOfferType(productType) ? products[productType] : otherProduct;
  return `${name} (${monthlyPrice === undefined ? withoutPrice : formatKroner(monthlyPrice, 'kr/md')})`;
}
