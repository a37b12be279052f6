import type { Translation } from '../languages.ts';
import type * as nb from '../nb/purchase-entries.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'What do you want to insure?',
  lead: 'Choose an area to find the right insurance.',
  owned: 'You have this',
  memberLinks: 'You are an LO member. The links therefore lead to the insurance with member benefits.',
  nothing: 'There is no insurance to buy here right now. Call us, and we will help you.',
  contact: 'See our telephone number',
  union: {
    mark: 'LO',
    title: 'For you as an LO member',
    lead: 'You get top cover at the standard price, and a deductible that is 1,000 kroner lower for your home.',
  },
  discount: {
    title: 'Multi-policy discount',
    lead: 'You can get up to 20% off when you have several policies with us.',
  },
  more: 'More for you',
  business: {
    title: 'Business, agriculture and housing cooperatives',
    description: 'Insurance for those who run something for more people than themselves.',
    linkText: 'Go to the business portal',
  },
  calendar: {
    title: 'Maintenance calendar',
    description: 'Small jobs through the year that prevent major damage.',
    linkText: 'Open the calendar',
  },
};
