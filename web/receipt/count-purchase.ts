import { texts } from '../../texts/nb/recommendations.ts';
import { track } from '../analytics/track.ts';
import { isSold } from '../recommendations/product-type.ts';
import { PRODUCTS } from '../recommendations/products.ts';

const counted = new Set<string>();

/**
 * Tracks a purchase when its receipt is opened by a new navigation (spec: shell §3.6). A reload, the back
 * button and repeated visits show the receipt again, but are not new purchases. Product types that are not
 * sold here are ignored. Call it in effects in the browser.
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
