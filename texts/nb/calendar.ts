/** The texts of the entries in the customer's calendar. */
export const texts = {
  name: 'Forsikring',
  FAKTURA: (amount: string) => `Betal forsikring: ${amount}`,
  AVTALEGIRO: (amount: string) => `Forsikring trekkes med AvtaleGiro: ${amount}`,
  FORNYES: (name: string) => `${name} fornyes`,
  SLUTTER: (name: string) => `${name} slutter å gjelde`,
  BEGYNNER: (name: string) => `${name} begynner å gjelde`,
  TILBUD: (name: string) => `Tilbudet utløper: ${name}`,
} as const;
