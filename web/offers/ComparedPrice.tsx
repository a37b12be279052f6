import { texts } from '#texts/comparison.ts';
import { readable } from '../ui/readable.tsx';
import type { ComparedColumn } from './comparison-columns.ts';
import { priceText } from './total-text.ts';

type Props = Pick<ComparedColumn, 'item'>;

/** Renders the price of a month, or of a year if that is unknown. */
export function ComparedPrice({ item }: Props) {
  const price = priceText(item);
  if (!price) return <span>{texts.unknown}</span>;
  return (
    <>
      <span className="kfp-compare__price">{readable(price)}</span>
      {hasPackage(item) && <span className="kfp-subdued">{texts.withPackage}</span>}
    </>
  );
}

/** Returns whether the prices are those of a whole package. */
export function hasPackage(item: Props['item']): boolean {
  return 'packageOffers' in item && Boolean(item.packageOffers?.length);
}
