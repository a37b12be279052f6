import type { Translation } from '../languages.ts';
import type * as nb from '../nb/login-ended.ts';

export const endedTexts: Translation<typeof nb.endedTexts> = {
  'logged-out': {
    title: 'You are logged out',
    lead: 'You chose to log out. If you share this device with others, you should also close the browser.',
  },
  'timed-out': {
    title: 'You are logged out',
    lead: 'You were logged out because you had not been active for a while, or because you had been logged in for a long time.',
  },
  'logged-out-everywhere': {
    title: 'You are logged out everywhere',
    lead: 'We have ended all your logins and told the bank. Call us, and we will help you.',
  },
  'logout-failed': {
    title: 'We could not log you out',
    lead: 'You may still be logged in. Check that you are online, and try again. If that does not work either, close the browser completely.',
  },
  'session-ended': {
    title: 'You are logged out',
    lead: 'Your session has ended. Reload the page to log in again and continue where you were.',
  },
  'session-replaced': {
    title: 'There has been a new login in this browser',
    lead: 'You are logged out here, and the page you were on can no longer be used. Reload the page to continue as the person who is logged in now.',
  },
  'session-begun': {
    title: 'You have logged in from another tab',
    lead: 'Reload the page to continue here as well.',
  },
  'logged-in': {
    title: 'You are logged in',
    lead: 'You can continue to your policies, or log out.',
  },
};

export const callUs: Translation<typeof nb.callUs> = (phone) => `Call us on ${phone}`;

export const SERVER_UNREACHABLE: Translation<typeof nb.SERVER_UNREACHABLE> =
  'We cannot reach the insurance pages. Are you online? We will continue as soon as there is a connection.';
