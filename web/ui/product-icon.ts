import { agreementAreaOf } from '../../domain/agreement-area.ts';
import { AREA_ICONS } from './area-icons.ts';
import type { IconName } from './icons.ts';

/** Product types with a specific icon within their area. */
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

/** Returns the icon of an agreement: the product type's icon, or else the area's. */
export function productIcon(agreement: Parameters<typeof agreementAreaOf>[0]): IconName {
  return OF_TYPE.get(agreement.productType) ?? AREA_ICONS[agreementAreaOf(agreement)];
}
