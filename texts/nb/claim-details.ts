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
    MOTTATT: 'Vi har fått skademeldingen.',
    UNDER_BEHANDLING: 'Vi jobber med saken.',
    UTBETALT: 'Erstatningen er betalt ut.',
    AVSLUTTET: 'Vi er ferdige med saken.',
    AVSLAATT: 'Vi har avslått kravet.',
  },
  /** for a claim that waits for the customer without a next step from its system */
  askUs: 'Vi trenger noe fra deg før vi kan gå videre. Ta kontakt, så forteller vi hva.',
  /** for a claim with an unknown status and without a next step from its system */
  registered: 'Saken er registrert hos oss.',
  askForNews: 'Ta kontakt hvis du lurer på hvordan det går.',
  reply: {
    action: 'Svar i skadesaken',
    help: (phone: string) =>
      `Eller ring oss på ${phone}. Send ikke bilder eller opplysninger om skaden på e-post.`,
  },
  /** who has the claim, and by when it is answered */
  handledBy: (name: string) => `${name} har saken.`,
  answerBy: (day: string) => `Vi svarer innen ${day}.`,
  answerLate: (day: string) => `Vi skulle ha svart innen ${day}.`,
  callForAnswer: 'Ring oss, så finner vi ut hvorfor det drøyer.',
  refusal: {
    clause: 'Dette er grunnen:',
    unreadable: 'Vi får ikke vist begrunnelsen akkurat nå.',
    callForReason: 'Ring oss, så leser vi den for deg.',
    document: (page: number | undefined) =>
      page === undefined ? 'Se hvor det står' : `Se hvor det står (side ${page})`,
    disagree:
      'Er du uenig, kan du klage. Da ser vi på saken en gang til. Er du fortsatt uenig etter det, kan du klage til Finansklagenemnda.',
    complain: 'Klag på avgjørelsen',
    callToComplain:
      'Er du uenig, kan du klage. Ring oss, så forteller vi hvordan. Er du fortsatt uenig etter det, kan du klage til Finansklagenemnda.',
  },
  files: {
    heading: 'Filene i saken',
    statuses: { UNDERVEIS: 'Underveis', MOTTATT: 'Mottatt', FEILET: 'Kom ikke frem. Send den på nytt.' },
    /** of a file that a later one may replace */
    lost: 'Kom ikke frem',
    other: 'Registrert',
    received: (date: string) => `Mottatt ${date}`,
  },
  upload: {
    choose: 'Velg filer',
    camera: 'Ta bilde',
    chooseOne: 'Velg en fil',
    send: 'Send filen',
    limits: 'Bilder (JPEG, PNG, HEIC) eller PDF, høyst 20 filer på 20\u00a0MB hver.',
    full: 'Saken har 20 filer, og det er så mange den kan ha. Ring oss hvis noe mangler.',
    onlyHandlers: 'Bare de som behandler saken, ser dem.',
    sending: (name: string) => `Sender ${name}`,
    waiting: 'Venter på tur',
    share: (percent: number) => `${percent}\u00a0% er sendt`,
    checking: 'Alt er sendt. Vi venter på svar om at filen er mottatt.',
    sent: 'Sendt',
    sentAloud: (name: string) => `${name} er sendt.`,
    removedAloud: (name: string) => `${name} sendes ikke lenger.`,
    cancel: 'Avbryt',
    remove: 'Fjern',
    faults: {
      type: 'Ikke sendt. Vi tar imot bilder (JPEG, PNG, HEIC) og PDF. Lagre filen som PDF.',
      size: 'Ikke sendt. Filen er større enn 20\u00a0MB.',
      empty: 'Ikke sendt. Filen er tom.',
      offline: 'Nettet ble borte. Vi prøver igjen når det er tilbake.',
      broken: 'Vi har ikke fått bekreftet at filen er mottatt. Vi prøver igjen.',
      network: 'Vi får ikke kontakt, så vi vet ikke om filen er mottatt. Velg «Prøv igjen» for å sende den.',
      refused: 'Ikke sendt.',
      system: 'Vi har ikke fått bekreftet at filen er mottatt.',
    },
  },
  facts: {
    insurance: 'Forsikring',
    caseNumber: 'Saksnummer',
    reported: 'Meldt',
    paid: 'Utbetalt',
  },
  events: 'Dette har skjedd',
  documents: 'Dokumenter i saken',
  contact: {
    heading: 'Spørsmål om saken?',
    lead: (number: string) => `Oppgi saksnummer ${number}, så finner vi saken din.`,
    write: 'Skriv til oss om saken',
    anotherDamage: 'Har det skjedd noe mer?',
  },
} as const;
