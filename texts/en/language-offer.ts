import type { Language, Translation } from '../languages.ts';
import type * as nb from '../nb/language-offer.ts';

const NAMES: Readonly<Record<Language, string>> = {
  nb: 'Norwegian Bokmål',
  nn: 'Norwegian Nynorsk',
  en: 'English',
};

export const texts: Translation<typeof nb.texts> = {
  chosen: (language) => `You have chosen ${NAMES[language]} in another tab.`,
  load: (language) => `Load the page in ${NAMES[language]}`,
  keep: 'Keep the language here',
};
