import type { Translation } from '../languages.ts';
import type * as nb from '../nb/calendar.ts';

export const texts: Translation<typeof nb.texts> = {
  name: 'Insurance',
  FAKTURA: (amount) => `Pay for insurance: ${amount}`,
  AVTALEGIRO: (amount) => `Insurance payment collected by AvtaleGiro: ${amount}`,
  FORNYES: (name) => `${name} renews`,
  SLUTTER: (name) => `${name} ends`,
  BEGYNNER: (name) => `${name} starts`,
  TILBUD: (name) => `Offer expires: ${name}`,
};
