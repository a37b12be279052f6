import type { Translation } from '../languages.ts';
import type * as nb from '../nb/component-page.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Components',
  lead: 'The building blocks of the pages, in every state. The colours follow the light or dark theme of your machine. This page exists only in development.',
  groups: {
    text: 'Text',
    actions: 'Buttons and links',
    messages: 'Messages',
    fields: 'Fields and choices',
    lists: 'Cards and lists',
    loading: 'Loading',
    pictures: 'Icons and pictures',
  },
  heading: 'Your policies',
  text: 'Here you see your policies and what they cost.',
  html: '<p>The insurance is valid <strong>worldwide</strong>. <a href="https://eksempel.no/vilkaar">Read the terms and conditions</a></p>',
  facts: [
    ['Excess', 'NOK 4,000'],
    ['Registration number', 'AB 12345'],
  ],
  inline: ['Volvo', 'AB 12345', 'Renewed on 1 March 2027'],
  tag: 'Starts soon',
  action: 'Save the change',
  link: 'Read the terms and conditions',
  info: 'The change applies from tomorrow.',
  warning: 'The offer is valid until Friday.',
  error: 'We could not save the change.',
  missing: 'life and personal insurance',
  email: {
    label: 'Email',
    hint: 'For example kari@eksempel.no',
    value: 'kari@eksempel.no',
    invalid: 'The email address is not valid',
  },
  comment: {
    label: 'What can we do better?',
    help: 'Do not include personal information.',
    value: 'It was easy to find my way.',
  },
  consent: {
    label: 'I want advice about insurance',
    help: 'You can change your mind at any time.',
    missing: 'Choose this to continue',
  },
  choice: { label: 'Use of information', yes: 'Yes', no: 'No' },
  filter: { label: 'Show policies', vehicles: 'Vehicles', homes: 'Home' },
  search: { found: '3 of 12 policies', showAll: 'Show all' },
  tooltip: 'About the price',
  loading: 'Loading your policies',
};
