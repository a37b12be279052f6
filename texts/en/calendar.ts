import type { Translation } from '../languages.ts';
import type * as nb from '../nb/calendar.ts';

export const texts: Translation<typeof nb.texts> = {
  name: 'Insurance',
  FAKTURA: (amount) => `Pay for insurance: ${amount}`,
  AVTALEGIRO: (amount) => `${amount} for insurance collected by AvtaleGiro`,
  FORNYES: (name) => `${name} renews`,
  SLUTTER: (name) => `Last day: ${name}`,
  BEGYNNER: (name) => `${name} starts`,
  TILBUD: (name) => `Offer expires: ${name}`,
};
