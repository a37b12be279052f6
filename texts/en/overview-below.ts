import type { Translation } from '../languages.ts';
import type * as nb from '../nb/overview-below.ts';

export const belowTexts: Translation<typeof nb.belowTexts> = {
  missing: {
    heading: 'Is a policy missing?',
    lead: 'You may have insurance that is not shown in the overview.',
    more: (count) => `Show ${count} more`,
    fewer: 'Show fewer',
    items: [
      {
        title: 'Insurance through work',
        text: 'Many employers have travel, accident and health insurance for their employees. Ask your manager what applies to you.',
        ways: ['arbeidsgiver'],
        link: 'View insurance through an employer',
      },
      {
        title: 'Insurance through a bank card or loyalty programme',
        text: 'If you pay for a trip with your credit card, you may be insured through the card. Loyalty programmes often include insurance for their members too.',
        ways: ['kort', 'program'],
        link: 'View insurance through cards and programmes',
      },
      {
        title: 'Insurance through a union',
        text: 'If you are a member of a trade union or another membership organisation, your membership may include insurance. Your union can tell you what you are insured for.',
        ways: ['forbund'],
        link: 'View insurance through unions',
      },
      {
        title: 'Insurance through your family',
        text: 'Contents and travel insurance often cover everyone in the household. If the policy is in the name of the person you live with, you see it here only when that person shares it with you.',
        ways: [],
        link: null,
      },
      {
        title: 'Insurance with another company',
        text: 'Here you only see the policies you have with us. If you have bought insurance from another company, you will find it when you log in there.',
        ways: [],
        link: null,
      },
    ],
  },
  member: {
    mark: 'LO',
    heading: 'For LO members',
    double: {
      heading: 'Do you have two contents policies?',
      text: 'Contents insurance comes with your membership. We will help you cancel the one you do not need.',
      known: 'You have two contents policies',
      knownText:
        'One comes with your membership, and you bought the other yourself. We will help you cancel the one you do not need.',
      link: 'Get help to cancel',
    },
    benefits: {
      heading: 'Your benefits as a member',
      list: [
        'Top cover at the standard price',
        'An excess that is NOK\u00a01,000 lower for your home',
        'Group discount of up to 15%',
      ],
    },
  },
  entries: { heading: 'What do you want to insure?' },
};
