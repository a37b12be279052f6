/** The texts of the test login, which never runs in production (spec: decisions §7.3). */
export const texts = {
  title: 'Testinnlogging',
  stopped: 'Testinnloggingen stoppet',
  again: 'Begynn på nytt',
  ssn: 'Fødselsnummer',
  via: 'Innlogget via',
  logIn: 'Logg inn',
  people: 'Demokunder',
  invalid: 'Skriv et gyldig, syntetisk fødselsnummer: 11 siffer, der måneden er 80 høyere enn i et ekte.',
  tooLate: 'Innloggingen har ventet for lenge, eller nettleseren ga den ikke informasjonskapslene sine.',
  contexts: {
    FORSIKRING: 'Forsikring',
    NETTBANK: 'Nettbank',
    NETTBANK_DNB: 'Nettbank DNB',
    MOBILBANK: 'Mobilbank',
    MOBILBANK_DNB: 'Mobilbank DNB',
    ÅPEN: 'Åpen',
  },
} as const;
