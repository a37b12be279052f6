import type { Translation } from '../languages.ts';
import type * as nb from '../nb/recommendations.ts';

const STANDARD_PRICE = 'As an LO member, you get top cover at the standard price.';
const LOWER_EXCESS = 'As an LO member, you get an excess that is NOK\u00a01,000 lower for your home.';
const COLLECTIVE = 'As an LO member, you can also get a group discount of up to 15%.';

export const texts: Translation<typeof nb.texts> = {
  heading: 'Recommended for you',
  loading: 'Loading your recommendations',
  memberMark: 'LO',
  products: {
    BIL: {
      name: 'Car insurance',
      lead: 'We help you back on the road after a breakdown, a dent or a collision.',
      short: 'Car',
      tagline: 'Safe on the road',
      member: STANDARD_PRICE,
    },
    HUS: {
      name: 'House insurance',
      lead: 'We cover damage to your house and garden, from water leaks to fire and natural disasters.',
      short: 'House',
      tagline: 'From cellar to roof',
      member: LOWER_EXCESS,
    },
    REISE: {
      name: 'Travel insurance',
      lead: 'We are there when a trip has to be cancelled, luggage is lost or someone falls ill.',
      short: 'Travel',
      tagline: 'For trips all over the world',
      member: STANDARD_PRICE,
    },
    LIVSFORSIKRING: {
      name: 'Life insurance',
      lead: 'Your loved ones receive a sum to live on if you pass away.',
      short: 'Life',
      tagline: 'For your loved ones',
      member: COLLECTIVE,
    },
    KRITISK_SYKDOM: {
      name: 'Critical illness insurance',
      lead: 'You receive a sum to use as you choose if you become seriously ill.',
      short: 'Critical illness',
      tagline: 'Money when you need it',
      member: COLLECTIVE,
    },
    INNBO: {
      name: 'Contents insurance',
      lead: 'We replace your belongings after a burglary, a fire or water damage.',
      short: 'Contents',
      tagline: 'For everything you own',
      member: LOWER_EXCESS,
    },
    UFOEREPENSJON: {
      name: 'Disability pension',
      inSentence: 'a disability pension',
      lead: 'You receive money every month if you become disabled and cannot work as before.',
      short: 'Disability pension',
      tagline: 'Income every month',
      member: COLLECTIVE,
    },
    UFOEREKAPITAL: {
      name: 'Disability lump-sum insurance',
      lead: 'You receive a lump sum if you become permanently disabled, so that everyday life is easier to manage.',
      short: 'Disability lump sum',
      tagline: 'All in one payment',
      member: COLLECTIVE,
    },
    BEHANDLINGSFORSIKRING: {
      name: 'Medical treatment insurance',
      lead: 'You get examinations and treatment sooner when you are ill or injured.',
      short: 'Treatment',
      tagline: 'Faster help',
      member: COLLECTIVE,
    },
    MOPED: {
      name: 'Moped insurance',
      lead: 'We cover your moped against theft, falls and collisions.',
      short: 'Moped',
      tagline: 'Ready to ride',
      member: COLLECTIVE,
    },
    FRITIDSHUS: {
      name: 'Holiday home insurance',
      lead: 'We cover damage to your holiday home, from frozen pipes to storms.',
      short: 'Holiday home',
      tagline: 'Even when you are away',
      member: STANDARD_PRICE,
    },
    BAAT: {
      name: 'Boat insurance',
      lead: 'We cover your boat on the water, on land and on a trailer, including engine and equipment.',
      short: 'Boat',
      tagline: 'Safe at sea',
      member: COLLECTIVE,
    },
    MC: {
      name: 'Motorcycle insurance',
      lead: 'We cover your motorcycle and your equipment, on the road and in winter storage.',
      short: 'Motorcycle',
      tagline: 'For the whole season',
      member: STANDARD_PRICE,
    },
  },
  seePrice: (inSentence) => `View the price of ${inSentence}`,
  discount: {
    heading: 'Multi-policy discount',
    text: 'You can get up to 20% off when you have several policies with us.',
    online: (percent) => `You get a ${percent}% discount when you buy car insurance online.`,
    onlineShort: (percent) => `${percent}% discount online`,
    question: 'How the multi-policy discount works',
    answer:
      'The more policies you have with us, the bigger the discount can be. You see it in the price before you buy.',
  },
  seeAll: 'View all our insurance products',
};
