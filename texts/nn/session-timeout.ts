import type { Translation } from '../languages.ts';
import type * as nb from '../nb/session-timeout.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Du blir snart logga ut',
  lead: 'Av omsyn til tryggleiken loggar vi deg ut om',
  question: 'Vil du halde fram?',
  seconds: (seconds) => `${seconds}\u00a0sekund`,
  announcement: (seconds) => `Vi loggar deg ut om ${seconds} sekund.`,
  continue: 'Hald fram',
  close: 'Lukk',
  failed: 'Vi klarte ikkje å forlengje økta. Prøv igjen.',
  limitReached: 'Økta kan ikkje bli lengre. Logg inn på nytt for å halde fram.',
  extended: 'Økta er forlengd',
};
