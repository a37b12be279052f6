import { track } from '../platform/track.ts';
import { PRODUCTS } from './products.ts';
import { texts } from './texts.ts';

const counted = new Set<string>();

/**
 * Counts a purchase when its receipt is shown (shell 3, completed purchase). Who has bought comes by an address that is
 * opened anew; a reload, the way back, or another visit of the same page shows the receipt again, but nothing has been
 * bought again. For effects in the browser.
 */
export function countPurchase(productType: string, distributor: string): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type !== 'navigate' || counted.has(productType)) return;
  counted.add(productType);
  const known = PRODUCTS.find(({ type }) => type === productType);
  const productName = known ? texts.products[known.type].name : productType;
  track('completed purchase', { productType, productName, extraFields: { distributor } });
}
