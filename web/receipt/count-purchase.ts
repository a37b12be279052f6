import { isOfferType } from '../../domain/offer-types.ts';
import { texts } from '../../texts/nb/recommendations.ts';
import { track } from '../analytics/track.ts';
import { PRODUCTS } from '../recommendations/products.ts';

/** What this page has counted. Without consent nothing may be stored. */
const counted = new Set<string>();

/**
 * Tracks a purchase when its receipt is opened, once per product and browser session (spec: shell §3.6,
 * ADR-036). A reload or another visit shows the receipt of the same purchase. Product types that are not sold
 * here are ignored. Call it in effects in the browser.
 */
export function countPurchase(productType: string, distributor: string): void {
  if (!isSold(productType) || !isOpened() || counted.has(productType)) return;
  counted.add(productType);
  const known = PRODUCTS.find(({ type }) => type === productType);
  const productName = known ? texts.products[known.type].name : productType;
  track('completed purchase', { productType, productName, extraFields: { distributor } });
}

/** Returns whether customers can buy a product type here. Other types have no genuine receipt (ADR-036). */
export function isSold(productType: string): boolean {
  return isOfferType(productType) || PRODUCTS.some(({ type }) => type === productType);
}

/** Returns whether the page was opened, not reloaded or returned to. */
function isOpened(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'navigate';
}
