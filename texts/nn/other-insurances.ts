import type { Translation } from '../languages.ts';
import type * as nb from '../nb/other-insurances.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Forsikringar gjennom kort, program, arbeidsgivar eller forbund',
  lead: 'Kanskje er du forsikra gjennom noko du allereie har. Desse forsikringane står ikkje i oversikta di.',
  toOverview: 'Sjå forsikringane dine',
  readMore: 'Les meir',
};
