import type { Translation } from '../languages.ts';
import type * as nb from '../nb/language.ts';

export const texts: Translation<typeof nb.texts> = {
  label: 'Language',
  lead: 'Choose the language you want to read the pages in. Names and details of your policies are in Norwegian.',
};
