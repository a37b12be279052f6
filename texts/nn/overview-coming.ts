import type { Translation } from '../languages.ts';
import type * as nb from '../nb/overview-coming.ts';

export const texts: Translation<typeof nb.texts> = {
  payment: 'Neste betaling',
  payBy: (date) => `Betal innan ${date}`,
  collected: (date) => `Blir trekt med AvtaleGiro ${date}`,
  claims: (count) => (count === 1 ? 'Skadesaka di' : 'Skadesakene dine'),
  moreClaims: (count) => (count === 1 ? '1 skadesak til' : `${count} skadesaker til`),
  unread: (count, mayBeMore) => {
    const messages = count === 1 ? '1 ulesen melding' : `${count} ulesne meldingar`;
    return mayBeMore ? `Minst ${messages}` : messages;
  },
  toMessages: 'Gå til Meldingar',
  shared: { heading: 'Delt med deg', someone: 'Ein person', see: 'Sjå forsikringane' },
  dates: 'Kommande',
  calendar: 'Legg i kalenderen',
  invoice: 'Faktura',
  thing: (name, description) => `${name}, ${description}`,
  kinds: {
    FAKTURA: 'Forfell',
    AVTALEGIRO: 'Blir trekt med AvtaleGiro',
    FORNYES: 'Blir fornya',
    SLUTTER: 'Blir avslutta',
    BEGYNNER: 'Tek til å gjelde',
  },
  payments: {
    due: (amount) => `${amount} forfell`,
    collected: (amount) => `${amount} blir trekt med AvtaleGiro`,
  },
  months: ['jan.', 'feb.', 'mars', 'april', 'mai', 'juni', 'juli', 'aug.', 'sep.', 'okt.', 'nov.', 'des.'],
};
