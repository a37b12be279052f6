import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RouterProvider, staticRouter } from '../platform/router/router.ts';
import type { OffersState } from './offers-state.ts';
import { TaskSection } from './TaskSection.tsx';
import { listTasks } from './task-list.ts';
import type { TasksState } from './tasks-state.ts';

const MISSING = 'Her mangler oppgaver nå';
const NO_OFFERS: OffersState = { status: 'ready', list: { tilbud: [], systemSourceError: false } };

const state = (fields: Partial<TasksState>): TasksState => ({
  list: [],
  loading: false,
  failed: false,
  ...fields,
});
const list = listTasks({ acceptOffers: { antall: 1 } }, '/meldinger');

function shown(tasks: TasksState, offers = NO_OFFERS): string {
  return renderToStaticMarkup(
    <RouterProvider value={staticRouter('/')}>
      <TaskSection tasks={tasks} offers={offers} />
    </RouterProvider>,
  );
}

it.each<[string, Partial<TasksState>, string[], string[]]>([
  ['every request failed', { failed: true }, ['Oppgavene dine', MISSING], ['Henter']],
  ['one request failed', { failed: true, list }, ['Godta 1 tilbud', MISSING], ['Henter']],
  ['one failed, others are coming', { failed: true, loading: true }, ['Henter'], [MISSING]],
  ['all answered', { list }, ['Godta 1 tilbud'], [MISSING, 'Henter']],
])('a customer reads what is known of the tasks when %s', (_, fields, there, absent) => {
  const html = shown(state(fields));
  for (const text of there) expect(html).toContain(text);
  for (const text of absent) expect(html).not.toContain(text);
});

it('keeps the place of offers that could not be had', () => {
  const html = shown(state({}), { status: 'failed' });
  expect(html).toContain('Her mangler tilbud nå');
  expect(html).toContain('kfp-skeleton');
  expect(html).not.toContain('Se tilbudene');
});

const NOTHING = 'Du har ingenting å gjøre nå';
const NOTHING_ELSE = 'Ellers er det ingenting å gjøre nå';
const two = listTasks({ healthDeclarations: { antall: 1 }, acceptOffers: { antall: 1 } }, '/meldinger');

it.each<[string, Partial<TasksState>, string | null]>([
  ['no task, and every endpoint has answered', {}, NOTHING],
  ['no task, but one endpoint has failed', { failed: true }, null],
  ['no task yet', { loading: true }, null],
  ['one task, and every endpoint has answered', { list }, NOTHING_ELSE],
  ['one task, but one endpoint has failed', { list, failed: true }, null],
  ['one task, and more may come', { list, loading: true }, null],
  ['two tasks', { list: two }, null],
])('%s: what it shows of the rest', (_, fields, expected) => {
  const html = shown(state(fields));
  for (const each of [NOTHING, NOTHING_ELSE]) expect(html.includes(each)).toBe(each === expected);
});

it('shows the first task and three more, and has the others folded away', () => {
  const oppgaver = Array.from({ length: 23 }, (_, index) => ({
    oppgavetype: 'KILOMETERSTAND',
    beskrivelse: `Volvo ${index}`,
    avtalenummer: String(index),
  }));
  const html = shown(state({ list: listTasks({ motorTasks: { oppgaver } }, '/meldinger') }));
  const [before = '', folded = ''] = html.split('kfp-task-fold');
  expect(before.split('Volvo')).toHaveLength(5);
  expect(before).toContain('22 oppgaver til');
  expect(folded).toContain('19 oppgaver til');
  expect(folded.split('Volvo')).toHaveLength(20);
});
