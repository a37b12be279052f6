/** The texts of full-screen errors. `contact` follows the link «Ta kontakt med oss» (spec: shell §8.3, shell §8.4). */
export const texts = {
  cannotSee: {
    title: 'Du kan ikke se forsikringer på nett',
    contact: ', så hjelper vi deg med forsikringene dine.',
  },
  cannotBuy: { title: 'Du kan ikke kjøpe forsikring på nett', contact: ', så hjelper vi deg videre.' },
  unavailable: { title: 'Tjenesten er utilgjengelig nå', lead: 'Prøv igjen etter klokken 06.00' },
  cannotEnd: {
    title: 'Forsikringen din kan ikke avsluttes på nett',
    contact: ', så hjelper vi deg med å avslutte den.',
  },
  endedAlready: { title: 'Forsikringen er allerede avsluttet', contact: ' hvis du lurer på noe.' },
  insuredAlready: {
    title: 'Tilsvarende produkt er allerede forsikret',
    contact: ' hvis du vil endre forsikringen eller lurer på noe.',
  },
  tooYoung: {
    title: 'Du må ha fylt 18 år for å kjøpe forsikring på nett',
    contact: ' hvis du trenger en forsikring før det.',
  },
  livesAbroad: {
    title: 'Bostedsadressen din er utenfor Norge',
    lead: 'Du kan ikke kjøpe forsikring på nett.',
    contact: ', så hjelper vi deg videre.',
  },
} as const;
