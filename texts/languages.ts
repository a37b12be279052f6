/** The languages that the product speaks, each by its own name for itself. The first is the default. */
export const LANGUAGE_NAMES = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' } as const;

/** A language by its BCP 47 tag. */
export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as [Language, ...Language[]];

/** What a file of texts must hold in another language: the same names, each with a text or with a function of the same parameters. */
export type Translation<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Translation<R>
    : { readonly [K in keyof T]: Translation<T[K]> };
