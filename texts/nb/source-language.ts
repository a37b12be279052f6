/**
 * Attributes of an element with text from a system or the distributor. None here: it is bokmål, as this page
 * (spec: beyond §2).
 */
export const sourceLanguage: { lang?: 'nb' } = {};
