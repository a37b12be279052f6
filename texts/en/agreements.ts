import type { Translation } from '../languages.ts';
import type * as nb from '../nb/agreements.ts';
import { AREA_NAMES } from './areas.ts';

export const texts: Translation<typeof nb.texts> = {
  heading: 'Your insurances',
  insurances,
  costs: 'What your insurances cost',
  whatWeSee: 'for those we can see now',
  withoutPrice: (count) => `${count}\u00a0without a price`,
  policyNumber: (number) => `Policy ${number}`,
  showAll: (count) => `Show all ${insurances(count)}`,
  loading: 'Loading your insurances',
  missing: 'Insurances are missing here right now',
  failed: 'An error occurred while loading your insurances.',
  incomplete: 'Some of our systems are down. Some of your insurances may be missing from the list.',
  single: { month: 'Price', year: 'Price per year', details: 'See what the insurance covers' },
  search: {
    label: 'Search your insurances',
    kinds: 'Show only',
    kind: (name, count) => `${name} (${count})`,
    found: (found, total) =>
      found === 0 ? 'None of your insurances match.' : `Showing ${found} of ${insurances(total)}.`,
    showAll: 'Show all',
  },
  empty: {
    heading: 'You have no insurances',
    lead: 'Do you have insurances elsewhere? It could pay to have them all in one place.',
  },
  areas: { ...AREA_NAMES, andre: 'Other insurances' },
};

function insurances(count: number): string {
  return count === 1 ? '1\u00a0insurance' : `${count}\u00a0insurances`;
}
