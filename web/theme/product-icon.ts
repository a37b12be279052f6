import { productAreaOf } from '../../domain/product-area.ts';
import { AREA_ICONS } from './area-icons.ts';
import type { IconName } from './icons.ts';

/** The product types that have an icon of their own within their area. */
const OF_TYPE = new Map<string, IconName>([
  ['TILHENGER', 'trailer'],
  ['CAMPING', 'trailer'],
  ['MC', 'motorcycle'],
  ['MOPED', 'moped'],
  ['SNOSCOOTER', 'snowmobile'],
  ['TRAKTOR', 'tractor'],
  ['LANDBRUK', 'tractor'],
  ['FRITIDSHUS', 'cabin'],
  ['VERDISAK', 'valuable'],
  ['UFOEREPENSJON', 'protection'],
  ['UFOEREKAPITAL', 'protection'],
  ['KRITISK_SYKDOM', 'protection'],
  ['KOLLEKTIV_ANNEN_SYKDOM', 'protection'],
  ['BEHANDLINGSFORSIKRING', 'treatment'],
  ['KOLLEKTIV_BEHANDLING', 'treatment'],
]);

/** The icon of a product type: its own, or its area's. */
export function productIcon(productType: string): IconName {
  return OF_TYPE.get(productType) ?? AREA_ICONS[productAreaOf(productType)];
}
