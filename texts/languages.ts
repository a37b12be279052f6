/** The languages that the product speaks, by their BCP 47 tags; the first is the default. */
export const LANGUAGES = ['nb', 'nn', 'en'] as const;

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  nb: 'Bokmål',
  nn: 'Nynorsk',
  en: 'English',
};

export type Language = (typeof LANGUAGES)[number];

/** What a file of texts must hold in another language: the same names, each with a text or with a function of the same parameters. */
export type Translation<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Translation<R>
    : { readonly [K in keyof T]: Translation<T[K]> };
