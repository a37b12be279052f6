import type { Translation } from '../languages.ts';
import type * as nb from '../nb/agreement-areas.ts';
import { AREA_NAMES } from './areas.ts';

export const AGREEMENT_AREA_NAMES: Translation<typeof nb.AGREEMENT_AREA_NAMES> = {
  ...AREA_NAMES,
  andre: 'Other insurance',
};
