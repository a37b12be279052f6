/** The texts of the page where anyone checks a confirmation of insurance (spec: beyond §11). */
export const texts = {
  title: 'Kontroller en bekreftelse',
  lead: 'Skriv koden som står i bekreftelsen.',
  code: 'Kode',
  error: 'Feil',
  missing: 'Skriv koden som står i bekreftelsen.',
  submit: 'Kontroller',
  valid: {
    heading: 'Gyldig',
    now: 'Forsikringen gjelder i dag.',
    later: (date: string) => `Forsikringen gjelder fra ${date}.`,
  },
  invalid: {
    heading: 'Ikke gyldig',
    text: 'Koden er feil eller for gammel, eller forsikringen gjelder ikke lenger. Be den som ga deg koden, om en ny bekreftelse.',
  },
  unavailable: {
    heading: 'Kan ikke kontrolleres nå',
    text: 'Ett av systemene våre svarer ikke. Det betyr ikke at bekreftelsen er ugyldig. Prøv igjen om litt.',
  },
  tooMany: {
    heading: 'For mange forsøk',
    text: 'Vent et minutt, og prøv igjen.',
  },
  facts: {
    insurer: 'Forsikringsselskap',
    product: 'Forsikring',
    period: 'Periode',
    initials: 'Initialer',
    birthYear: 'Fødselsår',
  },
  /** when only the first or the last day is known */
  periodFrom: (date: string) => `Fra ${date}`,
  periodTo: (date: string) => `Til ${date}`,
  checkedOn: (date: string) => `Kontrollert ${date}.`,
  note: 'Du trenger ikke logge inn. Vi viser bare initialene og fødselsåret til den som har forsikringen.',
} as const;
