import type { Language } from '../languages.ts';

/**
 * Attributes of an element with text from a system or the distributor. None here: it is bokmål, as this page
 * (spec: beyond §2).
 */
export const sourceLanguage: { lang?: 'nb' } = {};

/** The language of the texts that this build of the web contains. */
export const pageLanguage: Language = 'nb';
