/** The texts of the offer to load a page in the language that was chosen in another tab. */
export const texts = {
  chosen: (language: string) => `Du har valgt ${language} i en annen fane.`,
  load: (language: string) => `Last siden på ${language}`,
  keep: 'Behold språket her',
} as const;
