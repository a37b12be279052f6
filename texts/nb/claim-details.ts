export const texts = {
  open: 'Åpne saker',
  closed: 'Avsluttede saker',
  moreOpen: 'Flere åpne saker',
  showAll: 'Vis alle skadesakene',
  caseNumber: (number: string) => `sak ${number}`,
  reported: (date: string) => `meldt ${date}`,
  paid: (amount: string) => `Vi betalte ut ${amount}.`,
  /** who acts next, by status; the claim's own next step may follow */
  who: {
    MOTTATT: 'Vi har fått skademeldingen din.',
    UNDER_BEHANDLING: 'Vi jobber med saken.',
    UTBETALT: 'Erstatningen er betalt ut.',
    AVSLUTTET: 'Vi er ferdige med saken.',
  },
  /** for a claim that waits for the customer without a next step from its system */
  askUs: 'Vi trenger noe fra deg før vi kan gå videre. Ta kontakt, så forteller vi hva.',
  /** for a claim with an unknown status and without a next step from its system */
  registered: 'Saken er registrert hos oss. Ta kontakt hvis du lurer på hvordan det går.',
  reply: {
    action: 'Svar i skadesystemet',
    help: (phone: string) =>
      `Eller ring oss på ${phone}. Send ikke bilder eller opplysninger om skaden på e-post.`,
  },
  facts: {
    insurance: 'Forsikring',
    caseNumber: 'Saksnummer',
    reported: 'Meldt',
    paid: 'Utbetalt',
  },
  events: 'Dette har skjedd',
  documents: 'Dokumenter i saken',
  documentsMissing: 'Vi får ikke tak i alle dokumentene akkurat nå.',
  contact: {
    heading: 'Spørsmål om saken?',
    lead: (number: string) => `Oppgi saksnummer ${number}, så finner vi saken din.`,
    write: 'Skriv til oss i skadesystemet',
    anotherDamage: 'Har det skjedd noe mer?',
  },
} as const;
