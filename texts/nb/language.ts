/** The choice of language; each language is named in itself (texts/languages.ts). */
export const texts = {
  label: 'Språk',
  lead: 'Velg språket du vil lese sidene på. Navn og opplysninger om forsikringene dine står på norsk.',
} as const;
