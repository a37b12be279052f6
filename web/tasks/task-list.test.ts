import { expect, it } from 'vitest';
import { listTasks } from './task-list.ts';

const MESSAGES = '/privat/forsikring/meldinger';

it('lists nothing where nothing waits, and where nothing has come', () => {
  expect(listTasks({}, MESSAGES)).toEqual([]);
  const none = {
    healthDeclarations: { antall: 0 },
    acceptOffers: { antall: 0 },
    motorTasks: { oppgaver: [] },
    communication: { hasUlesteMeldinger: false },
  };
  expect(listTasks(none, MESSAGES)).toEqual([]);
});

it('lists every kind with its count or text and its address, in order', () => {
  const answers = {
    communication: { hasUlesteMeldinger: true },
    motorTasks: {
      oppgaver: [
        { oppgavetype: 'KILOMETERSTAND', beskrivelse: 'Volvo V60', avtalenummer: '81030354' },
        { oppgavetype: 'ALARM', beskrivelse: 'Bekreft alarmen', avtalenummer: '8/1 ?' },
      ],
    },
    acceptOffers: { antall: 1 },
    healthDeclarations: { antall: 1 },
  };
  expect(listTasks(answers, MESSAGES).map(({ title, text, href }) => [title, text, href])).toEqual([
    [
      'Fyll ut 1 helseerklæring',
      'Svar på noen spørsmål om helsen din, så kan vi behandle søknaden.',
      '/privat/forsikring/skade/jump/ahv',
    ],
    ['Godta 1 tilbud', 'Forsikringen gjelder først når du har godtatt.', '/privat/forsikring/aksept'],
    [
      'Oppdater kilometerstanden',
      { source: 'Volvo V60' },
      '/privat/forsikring/motor/detaljer/81030354/endre/kilometerstand',
    ],
    [{ source: 'Bekreft alarmen' }, 'Gå til forsikringen', '/privat/forsikring/motor/detaljer/8%2F1%20%3F'],
    ['Du har uleste meldinger', 'Les dem i innboksen', MESSAGES],
  ]);
});

it('speaks of several', () => {
  const titles = listTasks({ healthDeclarations: { antall: 12 }, acceptOffers: { antall: 3 } }, MESSAGES);
  expect(titles.map(({ title, action }) => [title, action])).toEqual([
    ['Fyll ut 12 helseerklæringer', 'Start helseerklæringene'],
    ['Godta 3 tilbud', 'Godta tilbudene'],
  ]);
});
