import type { Language, Translation } from '../languages.ts';
import type * as nb from '../nb/language-offer.ts';

const NAMES: Readonly<Record<Language, string>> = { nb: 'bokmål', nn: 'nynorsk', en: 'engelsk' };

export const texts: Translation<typeof nb.texts> = {
  chosen: (language) => `Du har valt ${NAMES[language]} i ei anna fane.`,
  load: (language) => `Last sida på ${NAMES[language]}`,
  keep: 'Behald språket her',
};
