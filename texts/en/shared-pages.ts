import type { Translation } from '../languages.ts';
import type * as nb from '../nb/shared-pages.ts';

export const texts: Translation<typeof nb.texts> = {
  over: {
    title: 'Shared access has ended',
    lead: 'It may have expired, or one of you has ended it. You will find your own policies in the overview.',
  },
  overview: {
    title: (firstName: string | null) => (firstName ? `${firstName}’s policies` : 'Shared policies'),
    holder: (firstName: string | null) => `${firstName ?? 'This person'} has `,
    empty: (firstName: string | null) => `${firstName ?? 'This person'} has no policies with us now.`,
    loading: 'We are loading the policies.',
    partial: 'These are the policies we can show right now.',
    heading: 'Policies',
    missing: 'some of the policies',
    shared: (firstName: string | null) => (firstName ? `What ${firstName} shares` : 'What is shared'),
    scopes: 'You can see',
    until: 'Until',
    toSharing: 'View or end shared access',
  },
  list: {
    lead: 'You are viewing what is shared with you.',
    empty: 'There is nothing here now.',
    loading: 'Loading what is shared with you',
    failed: 'We cannot show what is shared right now.',
    incomplete: 'Some of our systems are down. Something may be missing from the list.',
    missing: 'some of what is shared',
  },
  claims: {
    waiting: 'Waiting for the customer',
    waitingFor: 'We need something from the customer before we can continue.',
  },
  details: {
    coverages: 'What the policy covers',
    formerCoverages: 'What the policy covered',
  },
};
