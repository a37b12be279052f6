import type { Translation } from '../languages.ts';
import type * as nb from '../nb/offers.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Your offers',
  intro: 'It is wise to be well insured. Here are the offers you have looked at before.',
  empty: {
    title: 'You have no offers',
    lead: 'It is wise to be well insured. When you have looked at an insurance product, you will find the offer here.',
    action: 'Find insurance',
  },
  loading: 'Loading your offers',
  missing: 'Some offers are missing here right now',
  failed: 'An error occurred while loading your offers.',
  incomplete: 'Some of our systems are down. Some of your offers may be missing from the list.',
  validTo: (date) => `The offer is valid until ${date}`,
  fee: (amount) => `This includes ${amount} in road traffic insurance tax, which goes to the state`,
  withoutPrice: 'You can see the price in the offer.',
  otherProduct: 'Another type of insurance',
  package: {
    label: 'Included in the offer',
    withoutPrice: 'Price missing',
    free: 'Included in the price',
  },
  presentPrice: (price, isPackage) =>
    isPackage
      ? `You currently pay ${price} for the same cover, without the rest of the package.`
      : `You currently pay ${price} for the same cover.`,
  compareAlternatives: 'Compare the offers',
  compareWithPresent: 'Compare with what you have',
  presentPriceOfOtherCover: (price, isCar, isPackage) =>
    `You currently pay ${price} for ${isCar ? 'the same car' : 'similar insurance'}, with different cover${isPackage ? ' and without the rest of the package' : ''}.`,
  total: (count, price) =>
    count === 2 ? `Both offers cost ${price} in total.` : `All ${count} offers cost ${price} in total.`,
  timeLeft: (days) => {
    if (days === 0) return 'Expires today';
    return days === 1 ? '1 day left' : `${days} days left`;
  },
  animals: ['Dog insurance', 'Cat insurance'],
  show: 'View the offer',
  remove: 'Remove offer',
  removal: {
    namesake: (name, description) => `${name} (${description})`,
    question: (name) => `Do you want to remove the offer for ${name}?`,
    consequence: 'You cannot undo this, but you can always ask for a new offer.',
    noWayBack: 'We are removing the offer now, and this cannot be stopped.',
    yes: 'Yes, remove the offer',
    no: 'No, keep the offer',
    inProgress: 'Removing the offer',
    failed: 'An error occurred while deleting your offer.',
    outcomeUnknown: 'We do not know whether the offer was removed. If it is still here, you can try again.',
    done: (name) => `The offer for ${name} has been removed.`,
    left: (count) => {
      if (count === 0) return 'You have no more offers.';
      return count === 1 ? 'You have 1 offer left.' : `You have ${count} offers left.`;
    },
  },
};
