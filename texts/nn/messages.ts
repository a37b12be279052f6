import type { Translation } from '../languages.ts';
import type * as nb from '../nb/messages.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Meldingar',
  lead: 'Det vi har skrive til deg om forsikringane dine.',
  loading: 'Hentar meldingane dine',
  failed: 'Vi får ikkje tak i meldingane dine akkurat no.',
  incomplete: 'Nokre av systema våre er nede. Det kan hende at nokre av meldingane dine manglar på lista.',
  missing: 'nokre av meldingane dine',
  empty: 'Her samlar vi meldingane til deg når du får nokre.',
  showAll: (count) => `Vis alle ${count} meldingar`,
  unread: 'Ulesne',
  read: 'Lesne',
  withAttachment: 'med vedlegg',
  message: {
    title: 'Melding',
    loading: 'Hentar meldinga',
    failed: 'Vi får ikkje tak i denne meldinga akkurat no.',
    noText: 'Denne meldinga har ingen tekst.',
    unreadable: 'Vi får ikkje vist teksten i denne meldinga akkurat no.',
    about: 'Gjeld',
    attachment: 'Vedlegg',
    openAttachment: 'Les vedlegget (PDF)',
    agreement: (number) => `Avtale ${number}`,
  },
};
