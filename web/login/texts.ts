export const texts = {
  title: 'Logg inn',
  lead: 'For å kunne vise deg forsikringene dine, må vi vite litt om hvem du er.',
  security:
    'For sikkerhets skyld må du legitimere deg med elektronisk ID. Da er det bare du som får se opplysningene dine.',
  logIn: 'Logg inn',
  openInWindow: 'Åpne innloggingen i hele vinduet',
  silentFrame:
    'Det ser ikke ut til at innloggingen vises her. Noen nettlesere stopper den når den står inne i en annen side. Åpne den i hele vinduet i stedet.',
  frame: 'Innlogging med elektronisk ID',
  loading: 'Laster innloggingsvindu',
  withoutScript: 'Last siden på nytt for å logge inn.',
  /** what a page says of how it stands with the login, once somebody was logged in */
  ended: {
    'logged-out': {
      title: 'Du er logget ut',
      lead: 'Du valgte å logge ut. Deler du maskinen med andre, bør du også lukke nettleseren.',
    },
    'timed-out': {
      title: 'Du er logget ut',
      lead: 'Du ble logget ut fordi du ikke har vært aktiv på en stund, eller fordi du har vært logget inn lenge.',
    },
    'logout-failed': {
      title: 'Vi fikk ikke logget deg ut',
      lead: 'Du kan fortsatt være logget inn. Sjekk at du er på nett, og prøv igjen. Går det ikke da heller, lukk nettleseren helt.',
    },
    'session-ended': {
      title: 'Du er logget ut',
      lead: 'Økten din er over. Last siden på nytt for å logge inn igjen og fortsette der du var.',
    },
    'session-replaced': {
      title: 'Det er logget inn på nytt i denne nettleseren',
      lead: 'Du er logget ut her, og siden du var på, kan ikke brukes lenger. Last siden på nytt for å gå videre som den som er logget inn nå.',
    },
    'session-begun': {
      title: 'Du er logget inn i en annen fane',
      lead: 'Last siden på nytt for å gå videre også her.',
    },
    'logged-in': {
      title: 'Du er logget inn',
      lead: 'Du kan gå videre til forsikringene dine, eller logge ut.',
    },
  },
  /** above the login */
  endedBefore: {
    logout: 'Du er logget ut.',
    timeout:
      'Du er logget ut fordi du ikke har vært aktiv på en stund, eller fordi du har vært logget inn lenge.',
  },
  offline: 'Vi får ikke kontakt med forsikringssidene. Er du på nett? Vi går videre så snart det er kontakt.',
  union: 'LO',
  unionLead: 'For deg som er LO-medlem',
} as const;
