import { texts } from '../../texts/nb/recommendations.ts';
import { track } from '../analytics/track.ts';
import { isSold } from '../recommendations/product-type.ts';
import { PRODUCTS } from '../recommendations/products.ts';

const counted = new Set<string>();

/**
 * Counts a purchase when its receipt is shown (spec: shell §3.6). Who has bought comes by an address that is
 * opened anew; a reload, the way back, or another visit of the same page shows the receipt again, but nothing has been
 * bought again; and what is not sold has not been bought. For effects in the browser.
 */
export function countPurchase(productType: string, distributor: string): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!isSold(productType)) return;
  if (opened?.type !== 'navigate' || counted.has(productType)) return;
  counted.add(productType);
  const known = PRODUCTS.find(({ type }) => type === productType);
  const productName = known ? texts.products[known.type].name : productType;
  track('completed purchase', { productType, productName, extraFields: { distributor } });
}
