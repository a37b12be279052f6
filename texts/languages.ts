/** The supported languages, each with its own name for itself. The first is the default. */
export const LANGUAGE_NAMES = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' } as const;

/** The BCP 47 tag of a language. */
export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as [Language, ...Language[]];

/** The type of a translation: the same names, with texts or with functions of the same parameters. */
export type Translation<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Translation<R>
    : { readonly [K in keyof T]: Translation<T[K]> };
