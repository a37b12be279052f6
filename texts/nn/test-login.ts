import type { Translation } from '../languages.ts';
import type * as nb from '../nb/test-login.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Testinnlogging',
  stopped: 'Testinnlogginga stoppa',
  again: 'Byrj på nytt',
  ssn: 'Fødselsnummer',
  via: 'Innlogga via',
  logIn: 'Logg inn',
  people: 'Demokundar',
  invalid: 'Skriv eit gyldig, syntetisk fødselsnummer: 11 siffer, der månaden er 80 høgare enn i eit ekte.',
  tooLate: 'Innlogginga har venta for lenge, eller nettlesaren gav ho ikkje informasjonskapslane sine.',
  contexts: {
    FORSIKRING: 'Forsikring',
    NETTBANK: 'Nettbank',
    NETTBANK_DNB: 'Nettbank DNB',
    MOBILBANK: 'Mobilbank',
    MOBILBANK_DNB: 'Mobilbank DNB',
    ÅPEN: 'Open',
  },
};
