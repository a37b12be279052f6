import type { Translation } from '../languages.ts';
import type * as nb from '../nb/areas.ts';

export const AREA_NAMES: Translation<typeof nb.AREA_NAMES> = {
  kjoretoy: 'Køyretøy',
  'hus-og-hytte': 'Hus og hytte',
  reise: 'Reise',
  'innbo-og-ting': 'Innbu og ting',
  'liv-og-helse': 'Liv og helse',
  baat: 'Båt',
  dyr: 'Dyr',
};

export const AGREEMENT_AREA_NAMES: Translation<typeof nb.AGREEMENT_AREA_NAMES> = {
  ...AREA_NAMES,
  andre: 'Andre forsikringar',
};
