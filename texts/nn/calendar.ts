import type { Translation } from '../languages.ts';
import type * as nb from '../nb/calendar.ts';

export const texts: Translation<typeof nb.texts> = {
  name: 'Forsikring',
  FAKTURA: (amount) => `Betal forsikring: ${amount}`,
  AVTALEGIRO: (amount) => `Forsikring blir trekt med AvtaleGiro: ${amount}`,
  FORNYES: (name) => `${name} blir fornya`,
  SLUTTER: (name) => `${name} sluttar å gjelde`,
  BEGYNNER: (name) => `${name} tek til å gjelde`,
  TILBUD: (name) => `Tilbodet går ut: ${name}`,
};
