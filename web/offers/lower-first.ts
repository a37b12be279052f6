import { texts } from '../../texts/nb/offers.ts';

const PRODUCTS: ReadonlySet<string> = new Set([...Object.values(texts.products), ...texts.animals]);

/**
 * An offer's name, which sources write in bokmål, as it stands within a sentence: 'Båtforsikring' as 'båtforsikring'. Only a product that we know is
 * written so; whatever else a name begins with may be a proper name, and stays.
 */
export function lowerFirst(name: string): string {
  const [first = ''] = name.split(' ');
  return isProduct(first) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function isProduct(word: string): boolean {
  return PRODUCTS.has(word.charAt(0).toUpperCase() + word.slice(1));
}
