import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RouterProvider, staticRouter } from '../platform/router/router.ts';
import type { OffersState } from './offers-state.ts';
import { TaskSection } from './TaskSection.tsx';
import { listTasks } from './task-list.ts';
import type { TasksState } from './tasks-state.ts';

const ALL_FAILED = 'Vi får ikke tak i oppgavene dine akkurat nå. Vi prøver igjen av oss selv.';
const SOME_FAILED = 'Det kan hende noen av oppgavene dine mangler. Vi prøver igjen av oss selv.';
const NO_OFFERS: OffersState = { status: 'ready', list: { tilbud: [], systemSourceError: false } };

const state = (fields: Partial<TasksState>): TasksState => ({
  list: [],
  loading: false,
  failed: false,
  retrying: false,
  retry: () => {},
  ...fields,
});
const list = listTasks({ acceptOffers: { antall: 1 } }, '/meldinger');

function shown(tasks: TasksState): string {
  return renderToStaticMarkup(
    <RouterProvider value={staticRouter('/')}>
      <TaskSection tasks={tasks} offers={NO_OFFERS} />
    </RouterProvider>,
  );
}

it.each<[string, Partial<TasksState>, string[], string[]]>([
  ['every request failed', { failed: true }, ['Oppgavene dine', ALL_FAILED, 'Prøv igjen'], [SOME_FAILED]],
  ['one request failed', { failed: true, list }, ['Godta 1 tilbud', SOME_FAILED, 'Prøv igjen'], [ALL_FAILED]],
  ['one failed, others are coming', { failed: true, loading: true }, ['Henter'], [ALL_FAILED, 'Prøv igjen']],
  ['all answered', { list }, ['Godta 1 tilbud'], [ALL_FAILED, SOME_FAILED, 'Prøv igjen']],
])('a customer reads what is known of the tasks when %s', (_, fields, there, absent) => {
  const html = shown(state(fields));
  for (const text of there) expect(html).toContain(text);
  for (const text of absent) expect(html).not.toContain(text);
});

it('shows nothing to a customer who is known to have nothing to do', () => {
  expect(shown(state({}))).toBe('');
});
