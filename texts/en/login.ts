import type { Translation } from '../languages.ts';
import type * as nb from '../nb/login.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Log in',
  lead: 'To show you your policies, we need to know a little about who you are.',
  security:
    'For security reasons, you must verify your identity with an electronic ID. That way, only you can see your information.',
  logIn: 'Log in',
  openInWindow: 'Open the login in the full window',
  silentFrame:
    'The login does not seem to appear here. Some browsers block it when it is inside another page. Open it in the full window instead.',
  frame: 'Login with electronic ID',
  loading: 'Loading the login window',
  withoutScript: 'Reload the page to log in.',
  cookiesBlocked:
    'Your browser does not accept cookies from this site. You cannot log in without them. Allow them for this site, then reload the page.',
  endedBefore: {
    logout: 'You are logged out.',
    timeout:
      'You were logged out because you had not been active for a while, or because you had been logged in for a long time.',
  },
  union: 'LO',
  unionLead: 'For LO members',
};
