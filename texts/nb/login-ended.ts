/** The texts about the state of the login, shown to a customer who has been logged in. */
export const endedTexts = {
  'logged-out': {
    title: 'Du er logget ut',
    lead: 'Du valgte å logge ut. Deler du maskinen med andre, bør du også lukke nettleseren.',
  },
  'timed-out': {
    title: 'Du er logget ut',
    lead: 'Du ble logget ut fordi du ikke har vært aktiv på en stund, eller fordi du har vært logget inn lenge.',
  },
  'logged-out-everywhere': {
    title: 'Du er logget ut overalt',
    lead: 'Vi har avsluttet alle innloggingene dine og sagt fra til banken. Ring oss, så hjelper vi deg videre.',
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
} as const;

/** Leads to whom to call after a login that was not the customer's. */
export const callUs = (phone: string) => `Ring oss på ${phone}`;

/** Shown if the server cannot be reached, so that the customer cannot continue. */
export const SERVER_UNREACHABLE =
  'Vi får ikke kontakt med forsikringssidene. Er du på nett? Vi går videre så snart det er kontakt.';
