import { texts } from '../../texts/nb/offers.ts';
import { texts as products } from '../../texts/nb/products.ts';

const PRODUCTS: ReadonlySet<string> = new Set([...Object.values(products), ...texts.animals]);

/**
 * Returns an offer's name for use within a sentence: 'Båtforsikring' as 'båtforsikring'. Sources write names
 * in bokmål. Only a known product is changed, because any other first word may be a proper name.
 */
export function lowerFirst(name: string): string {
  const [first = ''] = name.split(' ');
  return isProduct(first) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function isProduct(word: string): boolean {
  return PRODUCTS.has(word.charAt(0).toUpperCase() + word.slice(1));
}
