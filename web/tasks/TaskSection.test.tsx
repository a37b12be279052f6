import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TaskSection } from './TaskSection.tsx';
import { listTasks } from './task-list.ts';
import type { TasksState } from './tasks-state.ts';

const MISSING = 'Her kan det mangle oppgaver nå';
const CONTEXT = {
  distributor: {
    messagesUrl: '/meldinger',
    egneSider: ['skader'] as const,
    skadesakerUrl: 'https://skade.eksempel.no',
  },
  today: '2026-11-23',
  addressOfAgreement: () => undefined,
  knowsAll: true,
};

const state = (fields: Partial<TasksState>): TasksState => ({
  list: [],
  loading: false,
  failed: false,
  isComplete: true,
  next: null,
  ...fields,
});
const list = listTasks({ acceptOffers: { antall: 1 } }, CONTEXT);

function shown(tasks: TasksState): string {
  return renderToStaticMarkup(<TaskSection tasks={tasks} />);
}

it.each<[string, Partial<TasksState>, string[], string[]]>([
  ['every request failed', { failed: true }, ['Oppgavene dine', MISSING], ['Henter']],
  ['one request failed', { failed: true, list }, ['Godta 1 tilbud', MISSING], ['Henter']],
  ['one failed and others are loading', { failed: true, loading: true }, ['Henter'], [MISSING]],
  ['all requests succeeded', { list }, ['Godta 1 tilbud'], [MISSING, 'Henter']],
])('shows the known tasks when %s', (_, fields, there, absent) => {
  const html = shown(state(fields));
  for (const text of there) expect(html).toContain(text);
  for (const text of absent) expect(html).not.toContain(text);
});

const NOTHING = 'Du har ingenting å gjøre nå';

it.each<[string, Partial<TasksState>, boolean]>([
  ['no task and all sources answered', {}, true],
  ['no task and a source missing', { isComplete: false }, false],
  ['no task and a failed request', { failed: true }, false],
  ['no task while loading', { loading: true }, false],
  ['one task', { list }, false],
])('shows the text for no tasks only if none can be missing: %s', (_, fields, isSaid) => {
  expect(shown(state(fields)).includes(NOTHING)).toBe(isSaid);
});

it('shows the next date when there are no tasks', () => {
  const next = { what: ['faktura på 684 kr'], day: '7. desember' };
  expect(shown(state({ next })).replace(/<[^>]+>|\u00a0/g, ' ')).toMatch(
    /Neste:\s+faktura på 684\s+kr\s+7\. desember\./,
  );
  expect(shown(state({}))).toContain('Vi sier fra her når noe venter på deg.');
});

it.each([
  [false, [null, null]],
  [true, ['_blank', '_blank']],
])('opens the tasks of another site in a new tab: %s', (isExternal, targets) => {
  const task = {
    key: '1',
    name: 'Godta tilbudet',
    icon: 'sign',
    title: 'Godta',
    text: 'Svar',
    action: 'Godta',
  } as const;
  const both = ['1', '2'].map((key) => ({ ...task, key, href: 'https://a.example', isExternal }));
  const links = shown(state({ list: both })).match(/<a [^>]*>/g) ?? [];
  expect(links.map((link) => /target="([^"]*)"/.exec(link)?.[1] ?? null)).toEqual(targets);
});

it('folds tasks only if there are more than five', () => {
  const tasks = (count: number) =>
    state({ list: listTasks({ motorTasks: { oppgaver: motorTasks(count) } }, CONTEXT) });
  expect(shown(tasks(5))).not.toContain('kfp-task-fold');
  expect(shown(tasks(6))).toContain('2 oppgaver til');
});

it('shows four of many tasks and folds the others', () => {
  const oppgaver = motorTasks(23);
  const html = shown(state({ list: listTasks({ motorTasks: { oppgaver } }, CONTEXT) }));
  const [before = '', folded = ''] = html.split('kfp-task-fold');
  expect(before.split('Volvo')).toHaveLength(5);
  expect(folded).toContain('19 oppgaver til');
  expect(folded.split('Volvo')).toHaveLength(20);
});

function motorTasks(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    oppgavetype: 'KILOMETERSTAND',
    beskrivelse: `Volvo ${index}`,
    avtalenummer: String(index),
  }));
}
