import type { Translation } from '../languages.ts';
import type * as nb from '../nb/areas.ts';

export const AREA_NAMES: Translation<typeof nb.AREA_NAMES> = {
  kjoretoy: 'Vehicles',
  'hus-og-hytte': 'House and holiday home',
  reise: 'Travel',
  'innbo-og-ting': 'Contents and belongings',
  'liv-og-helse': 'Life and health',
  baat: 'Boat',
  dyr: 'Animals',
};

export const AGREEMENT_AREA_NAMES: Translation<typeof nb.AGREEMENT_AREA_NAMES> = {
  ...AREA_NAMES,
  andre: 'Other insurance',
};
