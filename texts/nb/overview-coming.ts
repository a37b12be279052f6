export const texts = {
  payment: 'Neste betaling',
  payBy: (date: string) => `Betal innen ${date}`,
  collected: (date: string) => `Trekkes med AvtaleGiro ${date}`,
  claims: (count: number) => (count === 1 ? 'Skadesaken din' : 'Skadesakene dine'),
  moreClaims: (count: number) => (count === 1 ? '1 skadesak til' : `${count} skadesaker til`),
  unread: (count: number, mayBeMore: boolean) => {
    const messages = count === 1 ? '1 ulest melding' : `${count} uleste meldinger`;
    return mayBeMore ? `Minst ${messages}` : messages;
  },
  toMessages: 'Gå til Meldinger',
  /** what other customers share with the customer */
  shared: { heading: 'Deles med deg', someone: 'En person', see: 'Se forsikringene' },
  dates: 'Kommende',
  calendar: 'Legg i kalenderen',
  invoice: 'Faktura',
  thing: (name: string, description: string) => `${name}, ${description}`,
  kinds: {
    FAKTURA: 'Forfaller',
    AVTALEGIRO: 'Trekkes med AvtaleGiro',
    FORNYES: 'Fornyes',
    SLUTTER: 'Avsluttes',
    BEGYNNER: 'Begynner å gjelde',
  },
  payments: {
    due: (amount: string) => `${amount} forfaller`,
    collected: (amount: string) => `${amount} trekkes med AvtaleGiro`,
  },
  months: ['jan.', 'feb.', 'mars', 'april', 'mai', 'juni', 'juli', 'aug.', 'sep.', 'okt.', 'nov.', 'des.'],
} as const;
