import type { Translation } from '../languages.ts';
import type * as nb from '../nb/login-ended.ts';

export const endedTexts: Translation<typeof nb.endedTexts> = {
  'logged-out': {
    title: 'Du er logga ut',
    lead: 'Du valde å logge ut. Deler du maskina med andre, bør du òg lukke nettlesaren.',
  },
  'timed-out': {
    title: 'Du er logga ut',
    lead: 'Du blei logga ut fordi du ikkje har vore aktiv på ei stund, eller fordi du har vore logga inn lenge.',
  },
  'logged-out-everywhere': {
    title: 'Du er logga ut overalt',
    lead: 'Vi har avslutta alle innloggingane dine og sagt frå til banken. Ring oss, så hjelper vi deg vidare.',
  },
  'logout-failed': {
    title: 'Vi fekk ikkje logga deg ut',
    lead: 'Du kan framleis vere logga inn. Sjekk at du er på nett, og prøv igjen. Går det ikkje då heller, lukk nettlesaren heilt.',
  },
  'session-ended': {
    title: 'Du er logga ut',
    lead: 'Økta di er over. Last sida på nytt for å logge inn igjen og halde fram der du var.',
  },
  'session-replaced': {
    title: 'Det er logga inn på nytt i denne nettlesaren',
    lead: 'Du er logga ut her, og sida du var på, kan ikkje brukast lenger. Last sida på nytt for å gå vidare som den som er logga inn no.',
  },
  'session-begun': {
    title: 'Du er logga inn i ei anna fane',
    lead: 'Last sida på nytt for å gå vidare her òg.',
  },
  'logged-in': {
    title: 'Du er logga inn',
    lead: 'Du kan gå vidare til forsikringane dine, eller logge ut.',
  },
};

export const callUs: Translation<typeof nb.callUs> = (phone) => `Ring oss på ${phone}`;

export const SERVER_UNREACHABLE: Translation<typeof nb.SERVER_UNREACHABLE> =
  'Vi får ikkje kontakt med forsikringssidene. Er du på nett? Vi går vidare så snart det er kontakt.';
