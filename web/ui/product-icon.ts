import { agreementAreaOf } from '../../domain/agreement-area.ts';
import { AREA_ICONS } from './area-icons.ts';
import type { IconName } from './icons.ts';

/** The product types that have an icon of their own within their area. */
const OF_TYPE = new Map<string, IconName>([
  ['TILHENGER', 'trailer'],
  ['CAMPING', 'trailer'],
  ['MC', 'motorcycle'],
  ['MOPED', 'moped'],
  ['SEK', 'scooter'],
  ['HEST', 'horse'],
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

/** The icon of an agreement: its product type's own, or its area's. */
export function productIcon(agreement: Parameters<typeof agreementAreaOf>[0]): IconName {
  return OF_TYPE.get(agreement.productType) ?? AREA_ICONS[agreementAreaOf(agreement)];
}
