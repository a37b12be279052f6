/** What a full-screen error says; `contact` goes on where the link «Ta kontakt med oss» ends. */
export type ErrorScreen = { title: string; lead?: string; contact?: string };

const CANNOT_SEE: ErrorScreen = {
  title: 'Du kan ikke se forsikringer på nett',
  contact: ', så hjelper vi deg med forsikringene dine.',
};

const CANNOT_BUY: ErrorScreen = {
  title: 'Du kan ikke kjøpe forsikring på nett',
  contact: ', så hjelper vi deg videre.',
};

/** The general error, which also stands in for a page that can't be shown (spec: shell §8.3). */
export const GENERAL_ERROR: ErrorScreen = {
  title: 'Noe har gått galt',
  lead: 'Prøv igjen, eller ta kontakt med oss.',
};

/** The full-screen errors by type (spec: shell §8.3). */
export const ERRORS: Readonly<Record<string, ErrorScreen>> = {
  generell: GENERAL_ERROR,
  utilgjengelig: { title: 'Tjenesten er utilgjengelig nå', lead: 'Prøv igjen etter klokken 06.00' },
  avsluttForsikring: {
    title: 'Forsikringen din kan ikke avsluttes på nett',
    contact: ', så hjelper vi deg med å avslutte den.',
  },
  alleredeAvsluttet: {
    title: 'Forsikringen er allerede avsluttet',
    contact: ' hvis du lurer på noe.',
  },
  finnes: {
    title: 'Tilsvarende produkt er allerede forsikret',
    contact: ' hvis du vil endre forsikringen eller lurer på noe.',
  },
  kanIkkeSeForsikringPaaNett: CANNOT_SEE,
};

/** The purchase-block pages by type (spec: shell §8.4). */
export const PURCHASE_BLOCKS: Readonly<Record<string, ErrorScreen>> = {
  under18: {
    title: 'Du må ha fylt 18 år for å kjøpe forsikring på nett',
    contact: ' hvis du trenger en forsikring før det.',
  },
  generell: CANNOT_BUY,
  lo: CANNOT_BUY,
  uonsket: CANNOT_BUY,
  utenlandskBosted: {
    title: 'Bostedsadressen din er utenfor Norge',
    lead: 'Du kan ikke kjøpe forsikring på nett.',
    contact: ', så hjelper vi deg videre.',
  },
  kanIkkeSeForsikringPaaNett: CANNOT_SEE,
};

/** The screen of a type; null where there is none of that name. */
export function screenOf(
  screens: Readonly<Record<string, ErrorScreen>>,
  type: string | undefined,
): ErrorScreen | null {
  return type !== undefined && Object.hasOwn(screens, type) ? (screens[type] ?? null) : null;
}
