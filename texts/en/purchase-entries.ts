import type { Translation } from '../languages.ts';
import type * as nb from '../nb/purchase-entries.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'What do you want to insure?',
  lead: 'Choose an area to find the right insurance.',
  owned: 'You have this',
  memberLinks: 'You are an LO member, so the links lead to insurance with member benefits.',
  unknownMember:
    'Are you an LO member? We cannot check this right now, so the links lead to insurance without member benefits.',
  nothing: 'There is no insurance to buy here right now. Call us, and we will help you.',
  contact: 'View our phone number',
  union: {
    mark: 'LO',
    title: 'For LO members',
    lead: 'You get top cover at the standard price, and an excess that is NOK\u00a01,000 lower for your home.',
  },
  discount: {
    title: 'Multi-policy discount',
    lead: 'You can get up to 20% off when you have several policies with us.',
  },
  more: 'More for you',
  business: {
    title: 'Business, agriculture and housing cooperatives',
    description: 'Insurance for those who run a business, a farm or a housing cooperative.',
    linkText: 'Go to the business portal',
  },
  calendar: {
    title: 'Maintenance calendar',
    description: 'Small jobs throughout the year that prevent major damage.',
    linkText: 'Open the calendar',
  },
};
