import type { Translation } from '../languages.ts';
import type * as nb from '../nb/language.ts';

export const texts: Translation<typeof nb.texts> = {
  label: 'Språk',
  lead: 'Vel språket du vil lese sidene på. Namn og opplysningar om forsikringane dine står på bokmål.',
};
