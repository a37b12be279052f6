import type { Translation } from '../languages.ts';
import type * as nb from '../nb/errors.ts';

export const texts: Translation<typeof nb.texts> = {
  cannotSee: {
    title: 'Du kan ikkje sjå forsikringar på nett',
    contact: ', så hjelper vi deg med forsikringane dine.',
  },
  cannotBuy: { title: 'Du kan ikkje kjøpe forsikring på nett', contact: ', så hjelper vi deg vidare.' },
  unavailable: { title: 'Tenesta er utilgjengeleg no', lead: 'Prøv igjen etter klokka 06.00' },
  cannotEnd: {
    title: 'Forsikringa di kan ikkje avsluttast på nett',
    contact: ', så hjelper vi deg med å avslutte forsikringa.',
  },
  endedAlready: { title: 'Forsikringa er allereie avslutta', contact: ' viss du lurer på noko.' },
  insuredAlready: {
    title: 'Tilsvarande produkt er allereie forsikra',
    contact: ' viss du vil endre forsikringa eller lurer på noko.',
  },
  tooYoung: {
    title: 'Du må ha fylt 18 år for å kjøpe forsikring på nett',
    contact: ' viss du treng ei forsikring før det.',
  },
  livesAbroad: {
    title: 'Bustadadressa di er utanfor Noreg',
    lead: 'Du kan ikkje kjøpe forsikring på nett.',
    contact: ', så hjelper vi deg vidare.',
  },
};
