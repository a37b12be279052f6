import type { Translation } from '../languages.ts';
import type * as nb from '../nb/overview.ts';
import { listed } from './ui.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Insurance overview',
  insurers: (names, insurances) =>
    insurances === 0
      ? `We offer insurance from ${listed(names)}.`
      : `The insurance is provided by ${listed(names)}.`,
  greeting: (firstName) => `Hello, ${firstName}. `,
  loading: 'We are loading your policies.',
  partial: 'These are the policies we can show right now.',
  missing: {
    customer: 'information about you',
    agreements: 'your policies',
    someAgreements: 'some of your policies',
    tasks: 'your tasks',
    someTasks: 'some of your tasks',
    offers: 'your offers',
    someOffers: 'some of your offers',
    recommendations: 'your recommendations',
    summary: ['your invoices', 'your claims'],
    someInvoices: 'some of your invoices',
    someClaims: 'some of your claims',
    someMessages: 'some of your messages',
  },
  empty: 'When you have policies, they will appear here.',
  youHave: 'You have ',
  insurances: (count) => (count === 1 ? '1\u00a0policy' : `${count || 'no'}\u00a0policies`),
  forTogether: (count) => (count === 1 ? ' for ' : ' for a total of '),
  withoutPrice: (count) => ` ${count}\u00a0without a price.`,
  quickActions: {
    label: 'Shortcuts',
    reportDamage: 'Report a claim',
    emergency: 'Emergency assistance',
    invoice: 'Invoices',
    documents: 'Documents',
    claims: 'Claims',
    cover: 'Am I covered?',
  },
};
