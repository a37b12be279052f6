import type { Translation } from '../languages.ts';
import type * as nb from '../nb/session-timeout.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'You will be logged out soon',
  lead: 'For security reasons, we will log you out in',
  question: 'Do you want to continue?',
  seconds: (seconds) => (seconds === 1 ? '1\u00a0second' : `${seconds}\u00a0seconds`),
  announcement: (seconds) => `We will log you out in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  continue: 'Stay logged in',
  close: 'Close',
  failed: 'We could not extend the session. Try again.',
  limitReached: 'The session cannot be extended any further. Log in again to continue.',
  extended: 'The session has been extended',
};
