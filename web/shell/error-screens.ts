import type { PictureName } from '../ui/illustrations/source/pictures.tsx';
import { type ErrorScreen, type ErrorType, GENERAL_ERROR, type PurchaseBlockType } from './error-types.ts';

/** An illustration by the cause: a door that is shut, or what the error is about. */
export type ErrorPicture = 'door' | PictureName;

/** A screen, with its illustration; absent: the signpost. */
export type PicturedScreen = ErrorScreen & { picture?: ErrorPicture };

const CANNOT_SEE: PicturedScreen = {
  title: 'Du kan ikke se forsikringer på nett',
  contact: ', så hjelper vi deg med forsikringene dine.',
  picture: 'door',
};

const CANNOT_BUY: PicturedScreen = {
  title: 'Du kan ikke kjøpe forsikring på nett',
  contact: ', så hjelper vi deg videre.',
};

/** The full-screen errors by type (spec: shell §8.3). */
export const ERRORS: Readonly<Record<ErrorType, PicturedScreen>> = {
  generell: GENERAL_ERROR,
  utilgjengelig: {
    title: 'Tjenesten er utilgjengelig nå',
    lead: 'Prøv igjen etter klokken 06.00',
    picture: 'door',
  },
  avsluttForsikring: {
    title: 'Forsikringen din kan ikke avsluttes på nett',
    contact: ', så hjelper vi deg med å avslutte den.',
    picture: 'liv-og-helse',
  },
  alleredeAvsluttet: {
    title: 'Forsikringen er allerede avsluttet',
    contact: ' hvis du lurer på noe.',
    picture: 'liv-og-helse',
  },
  finnes: {
    title: 'Tilsvarende produkt er allerede forsikret',
    contact: ' hvis du vil endre forsikringen eller lurer på noe.',
    picture: 'hus-og-hytte',
  },
  kanIkkeSeForsikringPaaNett: CANNOT_SEE,
};

/** The purchase-block pages by type (spec: shell §8.4). */
export const PURCHASE_BLOCKS: Readonly<Record<PurchaseBlockType, PicturedScreen>> = {
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
    picture: 'reise',
  },
  kanIkkeSeForsikringPaaNett: CANNOT_SEE,
};
