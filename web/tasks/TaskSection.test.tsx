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

it('shows nothing to a customer who is known to have nothing to do', () => {
  expect(shown(state({}))).toBe('');
});

it('keeps the place of offers that could not be had', () => {
  const html = shown(state({}), { status: 'failed' });
  expect(html).toContain('Her mangler tilbud nå');
  expect(html).toContain('kfp-skeleton');
  expect(html).not.toContain('Se tilbudene');
});
