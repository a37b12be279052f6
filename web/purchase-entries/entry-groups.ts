import type { PurchaseGroup } from '../../contract/screen-settings.ts';
import { PRODUCT_AREAS, type ProductArea } from '../../domain/product-area.ts';

export type EntryLink = { text: string; href: string };
export type EntryGroup = { area: ProductArea; links: readonly EntryLink[] };

/**
 * The distributor's groups in the areas' order, those without links left out (spec: overview §2.5). LO members are led to
 * LO's own links where there are such (spec: overview §6).
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

/** Whether some of the links are LO's own, which its members are led to. */
export function hasLoLinks(groups: readonly PurchaseGroup[]): boolean {
  return groups.some(({ links }) => links.some(({ loUrl }) => loUrl));
}
