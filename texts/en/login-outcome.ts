import type { Translation } from '../languages.ts';
import type * as nb from '../nb/login-outcome.ts';

export const outcomeTexts: Translation<typeof nb.outcomeTexts> = {
  'ikke-fullfort': {
    title: 'The login was not completed',
    lead: 'It may have taken too long, the link has been used before, or your browser does not accept cookies from this site. Nobody is logged in.',
  },
  stoppet: {
    title: 'The login was not completed',
    lead: 'The login service stopped before you were finished. Log in again, and call us if it happens again.',
  },
  'ugyldig-svar': {
    title: 'The login was not completed',
    lead: 'We could not trust the response from the login service, so we did not use it. Log in again, and call us if it happens again.',
  },
  'for-lavt-niva': {
    title: 'You need to log in more securely',
    lead: 'Your policies require a more secure login than the one you used. Log in again with an electronic ID at a higher level, such as BankID.',
  },
  'for-gammel': {
    title: 'You need to verify your identity again',
    lead: 'It has been too long since you last used your electronic ID. Log in again with it.',
  },
  'uten-fodselsnummer': {
    title: 'We could not identify you',
    lead: 'The login service did not give us your national identity number, and we cannot find your policies without it. Log in again with another electronic ID, or call us.',
  },
  'feil-oppsett': {
    title: 'Login is not working right now',
    lead: 'The fault is ours, not yours. Try again later, or call us.',
  },
  'svarer-ikke': {
    title: 'Login is not responding',
    lead: 'We cannot reach the login service right now. Wait a moment, and log in again.',
  },
  vent: {
    title: 'Wait a little before you log in',
    lead: 'There have been many logins from the network you are using. Wait a minute, and try again.',
  },
};

export const stillTexts: Translation<typeof nb.stillTexts> = {
  notCompleted: {
    title: 'You are already logged in',
    lead: 'This login was not completed, or the link has been used before. You are still logged in.',
  },
  still: 'You are still logged in.',
};

export const LOG_IN_AGAIN = 'Log in again';
