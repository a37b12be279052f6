import type { Translation } from '../languages.ts';
import type * as nb from '../nb/invoices.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Faktura og betaling',
  lead: 'Det du skal betale, og det du har betalt.',
  loading: 'Hentar fakturaane dine',
  failed: 'Vi får ikkje tak i fakturaane dine akkurat no.',
  incomplete: 'Nokre av systema våre er nede. Det kan hende at nokre av fakturaane dine manglar på lista.',
  missing: 'nokre av fakturaane dine',
  empty: 'Her samlar vi fakturaane dine når du får nokre.',
  next: 'Neste betaling',
  noNext: 'Ingen betalingar ventar no.',
  unpaid: 'Ikkje betalt',
  unpaidHelp:
    'Betal så snart du kan. Har du nettopp betalt, kan det ta nokre dagar før vi ser det. Blir det vanskeleg å betale, kan du kontakte oss, så finn vi ei løysing.',
  later: 'Seinare betalingar',
  earlier: 'Tidlegare fakturaar',
  showAllLater: (count) => `Vis alle ${count} seinare betalingar`,
  showAll: (count) => `Vis alle ${count} tidlegare fakturaar`,
  states: {
    due: (date) => `Betal innan ${date}`,
    directDebit: (date) => `Blir trekt med AvtaleGiro ${date}. Du treng ikkje gjere noko.`,
    overdue: (date) => `Fristen var ${date}`,
    unconfirmed: (date) =>
      `Skulle trekkjast med AvtaleGiro ${date}. Vi har ikkje fått vite at fakturaen er betalt.`,
  },
  due: (date) => `Forfall ${date}`,
  paid: 'Betalt',
  statusUnknown: 'Vi kjenner ikkje statusen',
  kid: 'KID',
  account: 'Kontonummer',
  copyKid: 'Kopier KID',
  copyAccount: 'Kopier kontonummer',
  copied: { kid: 'KID er kopiert.', account: 'Kontonummeret er kopiert.' },
  cannotCopy: 'Nettlesaren lèt oss ikkje kopiere. Nummeret er merkt, så du kan kopiere det sjølv.',
  insurances: 'Gjeld',
  manyInsurances: (count) => `Gjeld ${count} ${count === 1 ? 'forsikring' : 'forsikringar'}`,
  agreement: (number) => `Avtale ${number}`,
  file: 'Fakturaen som PDF',
  fileOf: (date) => `Faktura med forfall ${date} (PDF)`,
  calendar: { text: 'Vil du bli mint på datoane?', link: 'Legg dei i kalenderen' },
};
