import { texts } from '../../texts/nb/recommendations.ts';
import { track } from '../analytics/track.ts';
import type { OptInStatus } from '../platform/consent/opt-in.ts';
import { countedPurchases, rememberPurchase } from '../platform/storage/counted-purchases.ts';
import { isSold } from '../recommendations/product-type.ts';
import { PRODUCTS } from '../recommendations/products.ts';

/** Kept in memory too: nothing may be stored before the customer consents to statistics. */
const counted = new Set<string>();

/**
 * Counts a purchase when its receipt is opened, once per product and browser session (spec: shell §3.6,
 * ADR-036). A reload or another visit shows the receipt of the same purchase. A product that is not sold has
 * not been bought. Call it again when the opt-in status changes. For effects in the browser.
 */
export function countPurchase(productType: string, distributor: string, optIn: OptInStatus): void {
  if (!isSold(productType)) return;
  if (!counted.has(productType)) {
    if (!isOpened() || countedPurchases().includes(productType)) return;
    counted.add(productType);
    const known = PRODUCTS.find(({ type }) => type === productType);
    const productName = known ? texts.products[known.type].name : productType;
    track('completed purchase', { productType, productName, extraFields: { distributor } });
  }
  if (optIn === 'OPTED_IN') rememberPurchase(productType);
}

/** Returns whether the page was opened, not reloaded or returned to. */
function isOpened(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'navigate';
}
