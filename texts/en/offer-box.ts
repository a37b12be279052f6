import type { Translation } from '../languages.ts';
import type * as nb from '../nb/offer-box.ts';

export const texts: Translation<typeof nb.texts> = {
  heading: 'Offers you have looked at',
  loading: 'Loading your offers',
  missing: 'Some offers are missing here right now',
  inPackage: (count) => `+ ${count} in the package`,
  more: (count) => (count === 1 ? '+ 1 policy' : `+ ${count} policies`),
  all: 'View the offers',
};
