import type { Translation } from '../languages.ts';
import type * as nb from '../nb/claim-statuses.ts';

export const texts: Translation<typeof nb.texts> = {
  MOTTATT: 'Received',
  UNDER_BEHANDLING: 'Being processed',
  VENTER_PAA_DEG: 'Waiting for you',
  UTBETALT: 'Paid out',
  AVSLUTTET: 'Closed',
  AVSLAATT: 'Refused',
  OTHER: 'Registered',
};
