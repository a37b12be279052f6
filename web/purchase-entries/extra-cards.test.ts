import { expect, it } from 'vitest';
import { extraCards } from './extra-cards.ts';

const card = (title: string) => ({ title, description: 'Om det', url: 'https://a.no', linkText: 'Les' });
const nothing = {
  taskCards: {},
  skrytebokser: {},
  showVedlikeholdsKalender: false,
  vedlikeholdsKalenderUrl: 'https://kalender.no',
};
const inLanguage = (text: string) => ({ children: text });
const tests = { testUtmerkelserContent: card('Tester') };
const benefits = { kundefordelerContent: card('Fordeler') };

it.each([
  ['no settings', {}, []],
  [
    'the portal',
    { taskCards: { showBedriftsportal: { url: 'https://bedrift.no' } } },
    ['Bedrift, landbruk og borettslag'],
  ],
  ['only tests', { skrytebokser: tests }, []],
  ['only benefits', { skrytebokser: benefits }, []],
  ['tests and benefits', { skrytebokser: { ...tests, ...benefits } }, ['Tester', 'Fordeler']],
  ['the calendar', { showVedlikeholdsKalender: true }, ['Vedlikeholdskalender']],
])('returns the cards for %s', (_, settings, titles) => {
  expect(extraCards({ ...nothing, ...settings }, inLanguage).map(({ title }) => title.children)).toEqual(
    titles,
  );
});

it('links the portal and the calendar to the configured URLs in a new tab', () => {
  const settings = {
    ...nothing,
    taskCards: { showBedriftsportal: { url: 'https://bedrift.no' } },
    showVedlikeholdsKalender: true,
  };
  const cards = extraCards(settings, inLanguage);
  expect(cards.map(({ url, newTab }) => [url, newTab])).toEqual([
    ['https://bedrift.no', true],
    ['https://kalender.no', true],
  ]);
});
