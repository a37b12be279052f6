import type { Translation } from '../languages.ts';
import type * as nb from '../nb/claims.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Skadesaker',
  oneTitle: 'Skadesak',
  lead: 'Sakene du har meldt, og kven som gjer kva no.',
  loading: 'Hentar skadesakene dine',
  loadingOne: 'Hentar skadesaka di',
  failed: 'Vi får ikkje tak i skadesakene dine akkurat no.',
  failedOne: 'Vi får ikkje tak i denne skadesaka akkurat no.',
  incomplete: 'Nokre av systema våre er nede. Det kan hende at nokre av skadesakene dine manglar på lista.',
  missing: 'nokre av skadesakene dine',
  empty: 'Du har ingen skadesaker hos oss. Har det skjedd noko? Meld frå, så hjelper vi deg.',
  reportDamage: 'Meld skade',
  open: 'Opne saker',
  closed: 'Avslutta saker',
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
    write: 'Skriv til oss om saka',
    subject: (number) => `Sak ${number}`,
    anotherDamage: 'Har det skjedd noko meir?',
  },
};
