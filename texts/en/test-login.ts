import type { Translation } from '../languages.ts';
import type * as nb from '../nb/test-login.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Test login',
  stopped: 'The test login stopped',
  again: 'Start again',
  ssn: 'National identity number',
  via: 'Logged in from',
  logIn: 'Log in',
  people: 'Demonstration customers',
  invalid:
    'Enter a valid, synthetic national identity number: 11 digits, with a month that is 80 higher than in a real one.',
  tooLate: 'The login waited too long, or your browser did not send it its cookies.',
  contexts: {
    FORSIKRING: 'Insurance',
    NETTBANK: 'Online bank',
    NETTBANK_DNB: 'Online bank DNB',
    MOBILBANK: 'Mobile bank',
    MOBILBANK_DNB: 'Mobile bank DNB',
    ÅPEN: 'Open',
  },
};
