import type { Translation } from '../languages.ts';
import type * as nb from '../nb/sharing.ts';
import { SHARING_SCOPE_NAMES } from './sharing-scopes.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Share with someone',
  back: 'Insurance profile',
  lead: 'The person you invite can look, but cannot change anything.',
  loading: 'Loading what you share',
  failed: 'We cannot show what you share right now.',
  scopes: SHARING_SCOPE_NAMES,
  until: (date) => `Until ${date}`,
  failedToSave: 'We do not know whether it succeeded. Check what the page says, and try again.',
  unseenFailure: 'We do not know whether shared access was changed. See “Share with someone”.',
  invite: {
    heading: 'Invite',
    ssn: 'National identity number',
    ssnHint: '11 digits. The number of the person to share with.',
    ssnFaults: {
      nationalIdMissing: 'Enter the national identity number of the person to share with.',
      nationalIdLength: 'Enter the national identity number with 11 digits.',
    },
    scopes: 'What the person can see',
    always: 'are always included',
    help: {
      FORSIKRINGER: 'What they cover, and what they cost',
      DOKUMENTER:
        'Insurance certificates, terms and conditions, annual statements and letters. Invoices, and letters about invoices and claims, only if you also share them.',
      SKADER: 'Your claims and their progress',
      FAKTURA: 'What you have to pay, and what you have paid',
    },
    period: 'For how long',
    periods: { 30: '1 month', 365: '1 year' },
    send: 'Send invitation',
    sent: 'The invitation has been sent.',
    needsLogin:
      'So that nobody else can share your policies, you must log in again before you can invite someone.',
  },
  given: {
    heading: 'You share with',
    empty: 'You are not sharing with anyone.',
    someone: 'The person has accepted',
    sent: (date) => `Invitation sent on ${date}`,
    waiting: (date) => `Has not answered. Expires ${date}`,
    stop: 'End shared access',
    stopOf: (initials) => `End shared access for ${initials}`,
    stopped: 'Shared access has ended.',
    withdraw: 'Withdraw',
    withdrawOf: (date) => `Withdraw the invitation sent on ${date}`,
    withdrawn: 'The invitation has been withdrawn.',
  },
  received: {
    heading: 'Shared with you',
    someone: 'Someone',
    invites: (name) => `${name} wants to share with you`,
    answerBy: (date) => `Answer by ${date}`,
    accept: 'Accept',
    acceptOf: (name) => `Accept shared access from ${name}`,
    accepted: 'You can now see what is shared with you.',
    decline: 'Decline',
    declineOf: (name) => `Decline shared access from ${name}`,
    declined: 'You have declined shared access.',
    see: 'View the policies',
    seeOf: (name) => `View the policies of ${name}`,
    endOf: (name) => `End shared access from ${name}`,
  },
  happens: {
    heading: 'What happens',
    steps: [
      'Tell the person that you have sent an invitation.',
      'The person logs in and answers yes or no, within 14 days.',
      'The person sees what you have chosen, and cannot change anything.',
      'Either of you can end it at any time. Access then stops at once.',
    ],
    activity: 'When the person looks at something, it is added to the activity of both of you.',
    never:
      'We never show your messages or offers. Nor do we show your national identity number, mobile number, email address or address, but they may appear on policies and in documents.',
  },
};
