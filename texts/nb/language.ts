/** The texts of the choice of language. The names of the languages are in texts/languages.ts. */
export const texts = {
  label: 'Språk',
  lead: 'Velg språket du vil lese sidene på. Navn og opplysninger om forsikringene dine står på bokmål.',
} as const;
