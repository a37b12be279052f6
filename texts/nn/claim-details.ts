import type { Translation } from '../languages.ts';
import type * as nb from '../nb/claim-details.ts';

export const texts: Translation<typeof nb.texts> = {
  open: 'Opne saker',
  closed: 'Avslutta saker',
  moreOpen: 'Fleire opne saker',
  showAll: 'Vis alle skadesakene',
  caseNumber: (number) => `sak ${number}`,
  reported: (date) => `meldt ${date}`,
  paid: (amount) => `Vi betalte ut ${amount}.`,
  who: {
    MOTTATT: 'Vi har fått skademeldinga di.',
    UNDER_BEHANDLING: 'Vi jobbar med saka.',
    UTBETALT: 'Erstatninga er betalt ut.',
    AVSLUTTET: 'Vi er ferdige med saka.',
  },
  askUs: 'Vi treng noko frå deg før vi kan gå vidare. Ta kontakt, så fortel vi kva.',
  registered: 'Saka er registrert hos oss. Ta kontakt viss du lurer på korleis det går.',
  reply: {
    action: 'Svar i skadesystemet',
    help: (phone) => `Eller ring oss på ${phone}. Ikkje send bilete eller opplysningar om skaden på e-post.`,
  },
  facts: {
    insurance: 'Forsikring',
    caseNumber: 'Saksnummer',
    reported: 'Meldt',
    paid: 'Utbetalt',
  },
  events: 'Dette har skjedd',
  documents: 'Dokument i saka',
  documentsMissing: 'Vi får ikkje tak i alle dokumenta akkurat no.',
  contact: {
    heading: 'Spørsmål om saka?',
    lead: (number) => `Oppgi saksnummer ${number}, så finn vi saka di.`,
    write: 'Skriv til oss i skadesystemet',
    anotherDamage: 'Har det skjedd noko meir?',
  },
};
