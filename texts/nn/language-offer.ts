import type { Translation } from '../languages.ts';
import type * as nb from '../nb/language-offer.ts';

export const texts: Translation<typeof nb.texts> = {
  chosen: (language) => `Du har valt ${language} i ei anna fane.`,
  load: (language) => `Last sida på ${language}`,
  keep: 'Behald språket her',
};
