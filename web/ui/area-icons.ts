import type { AgreementArea } from '../../domain/agreement-area.ts';
import type { IconName } from './icons.ts';

/** The icon of each product area. */
export const AREA_ICONS: Readonly<Record<AgreementArea, IconName>> = {
  kjoretoy: 'car',
  'hus-og-hytte': 'house',
  reise: 'luggage',
  'innbo-og-ting': 'chair',
  'liv-og-helse': 'heart',
  baat: 'boat',
  dyr: 'paw',
  andre: 'shield',
};
