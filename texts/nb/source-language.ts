import type { Language } from '../languages.ts';

/** Attributes of an element with a system's or distributor's text: none, it is bokmål too (spec: beyond §2). */
export const sourceLanguage: { lang?: 'nb' } = {};

/** The language of the texts that this build of the web contains. */
export const pageLanguage: Language = 'nb';
