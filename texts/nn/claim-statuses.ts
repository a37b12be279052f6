import type { Translation } from '../languages.ts';
import type * as nb from '../nb/claim-statuses.ts';

export const texts: Translation<typeof nb.texts> = {
  MOTTATT: 'Motteken',
  UNDER_BEHANDLING: 'Under behandling',
  VENTER_PAA_DEG: 'Ventar på deg',
  UTBETALT: 'Utbetalt',
  AVSLUTTET: 'Avslutta',
  AVSLAATT: 'Avslått',
  OTHER: 'Registrert',
};
