import type { Translation } from '../languages.ts';
import type * as nb from '../nb/agreements.ts';
export const texts: Translation<typeof nb.texts> = {
  heading: 'Your policies',
  insurances,
  costs: 'What the policies cost',
  whatWeSee: 'for those we can see right now',
  withoutPrice: (count) => `${count}\u00a0without a price`,
  policyNumber: (number) => `Policy ${number}`,
  showAll: (count) => `Show all ${insurances(count)}`,
  loading: 'Loading your policies',
  missing: 'Some policies are missing here right now',
  failed: 'An error occurred while loading your policies.',
  incomplete: 'Some of our systems are down. Some of your policies may be missing from the list.',
  single: {
    price: 'Price',
    year: 'Price per year',
    details: 'See what your policy covers',
    ended: 'See what your policy covered',
  },
  search: {
    label: 'Search the policies',
    kinds: 'Show only',
    kind: (name, count) => `${name} (${count})`,
    found: (found, total, withEnded) =>
      found === 0
        ? 'No policies match.'
        : `Showing ${found} of ${insurances(total)}${withEnded ? ', including ended ones' : ''}.`,
    showAll: 'Show all',
  },
  empty: {
    heading: 'You have no policies',
    lead: 'Are you insured elsewhere? It could pay to have all your insurance in one place.',
  },
};

function insurances(count: number): string {
  return count === 1 ? '1\u00a0policy' : `${count}\u00a0policies`;
}
