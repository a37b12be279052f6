import { expect, it } from 'vitest';
import type { SummaryInOre } from '../../contract/summary-in-ore.ts';
import type { OwnPage } from '../../domain/own-pages.ts';
import { listTasks } from './task-list.ts';

const MESSAGES = '/privat/forsikring/meldinger';
const CONTEXT = {
  distributor: {
    messagesUrl: MESSAGES,
    egneSider: ['skader'] as readonly OwnPage[],
    skadesakerUrl: 'https://skade.eksempel.no',
  },
  today: '2026-11-23',
  knowsAll: true,
  addressOfAgreement: ({ policyNumber }: { policyNumber: string }) =>
    policyNumber === 'unknown' ? undefined : `/detaljer/${policyNumber}`,
};
const SUMMARY: SummaryInOre = {
  nextPayment: null,
  unpaid: null,
  comingDates: [],
  skader: [],
  flereSkader: 0,
  slutter: [],
  flereSlutter: 0,
  mangler: [],
  systemSourceError: false,
};

it('returns no tasks from empty and from missing answers', () => {
  expect(listTasks({}, CONTEXT)).toEqual([]);
  const none = {
    healthDeclarations: { antall: 0 },
    acceptOffers: { antall: 0 },
    motorTasks: { oppgaver: [] },
    communication: { hasUlesteMeldinger: false },
  };
  expect(listTasks(none, CONTEXT)).toEqual([]);
});

it('returns every kind of task in order, with its count or text and its address', () => {
  const answers = {
    communication: { hasUlesteMeldinger: true },
    motorTasks: {
      oppgaver: [
        { oppgavetype: 'KILOMETERSTAND', beskrivelse: 'Volvo V60', avtalenummer: '81030354' },
        { oppgavetype: 'ALARM', beskrivelse: 'Bekreft alarmen', avtalenummer: '81034190' },
        { oppgavetype: 'ALARM', beskrivelse: 'Bekreft sporing', avtalenummer: 'unknown' },
      ],
    },
    acceptOffers: { antall: 1 },
    healthDeclarations: { antall: 1 },
  };
  expect(listTasks(answers, CONTEXT).map(({ title, text, href }) => [title, text, href])).toEqual([
    [
      'Fyll ut 1 helseerklæring',
      'Svar på noen spørsmål om helsen din, så kan vi behandle søknaden.',
      '/privat/forsikring/skade/jump/ahv',
    ],
    [
      'Godta 1 tilbud',
      'Forsikringen gjelder først når du har godtatt tilbudet.',
      '/privat/forsikring/aksept',
    ],
    [
      'Oppdater kilometerstanden',
      { source: 'Volvo V60' },
      '/privat/forsikring/motor/detaljer/81030354/endre/kilometerstand',
    ],
    [{ source: 'Bekreft alarmen' }, 'Gå til forsikringen', '/detaljer/81034190'],
    [{ source: 'Bekreft sporing' }, 'Gå til forsikringen', '#forsikringene-dine'],
    ['Du har uleste meldinger', 'Les dem her', MESSAGES],
  ]);
});

it('leads to the page of a vehicle that may be among the insurances that are missing', () => {
  const oppgaver = [{ oppgavetype: 'ANNET', beskrivelse: 'Bekreft sporing', avtalenummer: 'unknown' }];
  const context = { ...CONTEXT, knowsAll: false };
  const [task] = listTasks({ motorTasks: { oppgaver } }, context);
  expect(task?.href).toBe('/privat/forsikring/motor/detaljer/unknown');
  const known = oppgaver.map((each) => ({ ...each, avtalenummer: '7' }));
  expect(listTasks({ motorTasks: { oppgaver: known } }, context)[0]?.href).toBe('/detaljer/7');
});

it('uses plural texts for counts above one', () => {
  const titles = listTasks({ healthDeclarations: { antall: 12 }, acceptOffers: { antall: 3 } }, CONTEXT);
  expect(titles.map(({ title, action }) => [title, action])).toEqual([
    ['Fyll ut 12 helseerklæringer', 'Start helseerklæringene'],
    ['Godta 3 tilbud', 'Godta tilbudene'],
  ]);
});

const claim = (id: string) =>
  ({ id, systemSource: 'NICE', tittel: `Skade ${id}`, status: 'VENTER_PAA_DEG' }) as const;

it('returns overdue bills and waiting claims before the specified tasks, and endings after them', () => {
  const summary: SummaryInOre = {
    ...SUMMARY,
    unpaid: { antall: 1, forfallsdato: '2026-10-14', amountOre: 209_450 },
    skader: [claim('1'), { ...claim('2'), status: 'MOTTATT' }],
    skaderSomVenter: 1,
    slutter: [
      {
        systemSource: 'NICE',
        policyNumber: '7',
        navn: 'Bilforsikring',
        beskrivelse: 'Golf',
        dato: '2026-12-20',
      },
    ],
    invitasjoner: [{ id: '8', navn: '' }],
  };
  const answers = { summary, acceptOffers: { antall: 1 }, communication: { hasUlesteMeldinger: true } };
  const tasks = listTasks(answers, CONTEXT);
  expect(tasks.map(({ action, href }) => [action, href])).toEqual([
    ['Betal regningen', '/privat/forsikring/betaling'],
    ['Svar i skadesaken', '/privat/forsikring/skadesaker/NICE/1'],
    ['Godta tilbudet', '/privat/forsikring/aksept'],
    ['Les meldingene', MESSAGES],
    ['Se forsikringen', '/detaljer/7'],
    ['Svar på invitasjonen', '/privat/forsikring/oversikt/deling'],
  ]);
  expect(tasks[0]).toMatchObject({
    title: 'Regningen er ikke betalt',
    amount: '2\u00a0094,50\u00a0kr',
    text: 'Forfalt 14. oktober',
  });
  expect(tasks[5]?.title).toBe('Noen vil dele med deg');
  expect(tasks[4]).toMatchObject({ text: { source: 'Bilforsikring, Golf' }, date: '20. desember' });
});

it('returns one task each for several bills, further claims and further endings', () => {
  const summary: SummaryInOre = {
    ...SUMMARY,
    unpaid: { antall: 3, forfallsdato: '2025-12-14', amountOre: 10_000 },
    skader: [claim('1')],
    skaderSomVenter: 3,
    flereSlutter: 2,
  };
  const tasks = listTasks({ summary }, CONTEXT);
  expect(tasks.map(({ title, href }) => [title, href])).toEqual([
    ['3 regninger er ikke betalt', '/privat/forsikring/betaling'],
    ['Svar i skadesaken', '/privat/forsikring/skadesaker/NICE/1'],
    ['Svar i 2 skadesaker til', '/privat/forsikring/skadesaker'],
    ['2 forsikringer til avsluttes snart', '#forsikringene-dine'],
  ]);
  expect(tasks.map(({ text }) => text)).toEqual([
    'Den eldste forfalt 14. desember 2025',
    { source: 'Skade 1' },
    'De venter på svar fra deg',
    'Du har ingen ny forsikring på det samme',
  ]);
});

it('says of one further claim that it waits', () => {
  const summary: SummaryInOre = { ...SUMMARY, skader: [claim('1')], skaderSomVenter: 2 };
  expect(listTasks({ summary }, CONTEXT)[1]).toMatchObject({
    title: 'Svar i 1 skadesak til',
    text: 'Den venter på svar fra deg',
  });
});

it('links claims to the external site of a distributor without our claims pages', () => {
  const distributor = { ...CONTEXT.distributor, egneSider: [] };
  const summary: SummaryInOre = {
    ...SUMMARY,
    skader: [claim('1')],
    skaderSomVenter: 2,
    feiledeFiler: [{ id: '3', systemSource: 'NICE', tittel: 'Skade', fil: 'a.jpg' }],
    flereFeiledeFiler: 1,
  };
  const external = { href: 'https://skade.eksempel.no', isExternal: true };
  expect(listTasks({ summary }, { ...CONTEXT, distributor })).toMatchObject(Array(4).fill(external));
});

it('returns claims with files that did not arrive after the claims that wait, and before the specified tasks', () => {
  const file = (id: string) => ({
    id,
    systemSource: 'NICE' as const,
    tittel: `Skade ${id}`,
    fil: `${id}.jpg`,
  });
  const summary: SummaryInOre = {
    ...SUMMARY,
    skader: [claim('1')],
    skaderSomVenter: 1,
    feiledeFiler: [file('1'), { ...file('2'), antall: 2 }],
    flereFeiledeFiler: 1,
  };
  const answers = { summary, healthDeclarations: { antall: 1 } };
  const tasks = listTasks(answers, CONTEXT);
  expect(tasks.slice(0, 4).map(({ icon }) => icon)).toEqual(Array(4).fill('claim'));
  expect(tasks.map(({ title, text, href }) => [title, text, href])).toEqual([
    ['Svar i skadesaken', { source: 'Skade 1' }, '/privat/forsikring/skadesaker/NICE/1'],
    ['En fil kom ikke frem', { source: '1.jpg, Skade 1' }, '/privat/forsikring/skadesaker/NICE/1'],
    ['2 filer kom ikke frem', { source: 'Skade 2' }, '/privat/forsikring/skadesaker/NICE/2'],
    ['Filer i 1 skadesak til', 'De kom ikke frem', '/privat/forsikring/skadesaker'],
    ['Fyll ut 1 helseerklæring', expect.any(String), '/privat/forsikring/skade/jump/ahv'],
  ]);
});
