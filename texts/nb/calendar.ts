/** The texts of the entries in the customer's calendar. */
export const texts = {
  name: 'Forsikring',
  FAKTURA: (amount: string) => `Betal forsikring: ${amount}`,
  AVTALEGIRO: (amount: string) => `${amount} for forsikring trekkes med AvtaleGiro`,
  FORNYES: (name: string) => `${name} fornyes`,
  SLUTTER: (name: string) => `Siste dag: ${name}`,
  BEGYNNER: (name: string) => `${name} begynner å gjelde`,
  TILBUD: (name: string) => `Tilbudet utløper: ${name}`,
} as const;
