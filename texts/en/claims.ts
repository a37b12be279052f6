import type { Translation } from '../languages.ts';
import type * as nb from '../nb/claims.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Claims',
  oneTitle: 'Claim',
  lead: 'The claims you have reported, and who does what next.',
  loading: 'Loading your claims',
  loadingOne: 'Loading your claim',
  failed: 'We cannot load your claims right now.',
  failedOne: 'We cannot load this claim right now.',
  incomplete: 'Some of our systems are down. Some of your claims may be missing from the list.',
  missing: 'some of your claims',
  empty: 'You have no claims with us. Has something happened? Report it, and we will help you.',
  reportDamage: 'Report a claim',
  open: 'Open claims',
  closed: 'Closed claims',
  caseNumber: (number) => `claim ${number}`,
  reported: (date) => `reported ${date}`,
  paid: (amount) => `We paid ${amount}.`,
  who: {
    MOTTATT: 'We have received your claim.',
    UNDER_BEHANDLING: 'We are working on the claim.',
    UTBETALT: 'The compensation has been paid.',
    AVSLUTTET: 'We have finished with the claim.',
  },
  askUs: 'We need something from you before we can go on. Contact us, and we will tell you what.',
  facts: {
    insurance: 'Insurance',
    caseNumber: 'Claim number',
    reported: 'Reported',
    paid: 'Paid out',
  },
  events: 'What has happened',
  documents: 'Documents in the claim',
  documentsMissing: 'We cannot load all the documents right now.',
  contact: {
    heading: 'Questions about the claim?',
    lead: (number) => `Give claim number ${number}, and we will find your claim.`,
    write: 'Write to us about the claim',
    subject: (number) => `Claim ${number}`,
    anotherDamage: 'Has something else happened?',
  },
};
