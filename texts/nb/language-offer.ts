import type { Language } from '../languages.ts';

/** The names of the languages, in the form used within a sentence. */
const NAMES: Readonly<Record<Language, string>> = { nb: 'bokmål', nn: 'nynorsk', en: 'engelsk' };

/** The texts of the offer to load a page in the language that was chosen in another tab. */
export const texts = {
  chosen: (language: Language) => `Du har valgt ${NAMES[language]} i en annen fane.`,
  load: (language: Language) => `Last siden på ${NAMES[language]}`,
  keep: 'Behold språket her',
} as const;
