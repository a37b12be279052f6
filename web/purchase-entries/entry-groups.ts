import type { PurchaseGroup } from '../../contract/screen-settings.ts';
import { PRODUCT_AREAS, type ProductArea } from '../../domain/product-area.ts';

export type EntryLink = { text: string; href: string };
export type EntryGroup = { area: ProductArea; links: readonly EntryLink[] };

/**
 * Returns the distributor's groups in the order of the areas, without groups that have no links
 * (spec: overview §2.5). LO members get LO's own links where they exist (spec: overview §6).
 */
export function entryGroups(groups: readonly PurchaseGroup[], isUnionMember: boolean): EntryGroup[] {
  return PRODUCT_AREAS.map((area) => ({
    area,
    links: groups
      .filter((group) => group.area === area)
      .flatMap(({ links }) => links)
      .map(({ text, url, loUrl }) => ({ text, href: (isUnionMember && loUrl) || url })),
  })).filter(({ links }) => links.length > 0);
}

/** Returns true if some groups have LO's own links, which LO members get. */
export function hasLoLinks(groups: readonly PurchaseGroup[]): boolean {
  return groups.some(({ links }) => links.some(({ loUrl }) => loUrl));
}
