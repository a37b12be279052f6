import type { Translation } from '../languages.ts';
import type * as nb from '../nb/claims.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Claims',
  oneTitle: 'Claim',
  lead: 'The claims you have reported, and what happens next.',
  loading: 'Loading your claims',
  loadingOne: 'Loading the claim',
  failed: 'We cannot show your claims right now.',
  failedOne: 'We cannot show this claim right now.',
  incomplete: 'Some of our systems are down. Some of your claims may be missing from the list.',
  missing: 'some of your claims',
  empty: 'You have no claims with us. Has something happened? Report it, and we will help you.',
  reportDamage: 'Report a claim',
};
