/** The attributes of an element with what a system or the distributor wrote: bokmål, as this page (spec: beyond §2). */
export const sourceLanguage: { lang?: 'nb' } = {};
