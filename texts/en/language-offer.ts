import type { Translation } from '../languages.ts';
import type * as nb from '../nb/language-offer.ts';

export const texts: Translation<typeof nb.texts> = {
  chosen: (language) => `You have chosen ${language} in another tab.`,
  load: (language) => `Load the page in ${language}`,
  keep: 'Keep the language here',
};
