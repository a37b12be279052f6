import type * as nb from '../nb/source-language.ts';

export const sourceLanguage: typeof nb.sourceLanguage = { lang: 'nb' };

export const pageLanguage: typeof nb.pageLanguage = 'en';
