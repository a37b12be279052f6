import { expect, test } from 'vitest';
import type { System } from '../../domain/systems.ts';
import type { AgreementsState, ReadyAgreements } from '../agreements/agreements-state.ts';
import { CAR, readyAgreements } from '../testing/agreements.ts';
import { missingNames } from './missing-names.ts';

type Known = Parameters<typeof missingNames>[0];

const WHOLE: Known = {
  agreements: agreements(1),
  tasks: { list: [], loading: false, failed: false, isComplete: true, next: null },
  offers: offers(false),
  failed: { customer: false, recommendations: false, summary: false },
  incomplete: [],
};
const TASK = { key: 'a', icon: 'form', title: '', text: '', action: '', href: '', name: '' } as const;

function offers(systemSourceError: boolean): Known['offers'] {
  return { data: { tilbud: [], systemSourceError }, isError: false, errorUpdateCount: 0 };
}

function agreements(
  count: number,
  manglerFra?: System[],
  fields: Partial<ReadyAgreements> = {},
): AgreementsState {
  const avtaler = Array.from({ length: count }, () => CAR);
  return readyAgreements({ avtaler, ...(manglerFra && { systemSourceError: true, manglerFra }) }, fields);
}

test.each<[string, Partial<Known>, string[]]>([
  ['nothing', {}, []],
  [
    'the customer and the recommendations',
    { failed: { ...WHOLE.failed, customer: true, recommendations: true } },
    ['opplysninger om deg', 'anbefalingene dine'],
  ],
  ['all tasks', { tasks: { ...WHOLE.tasks, failed: true } }, ['oppgavene dine']],
  ['some tasks', { tasks: { ...WHOLE.tasks, failed: true, list: [TASK] } }, ['noen av oppgavene dine']],
  ['all insurances', { agreements: { status: 'failed' } }, ['forsikringene dine']],
  ['no loading insurances', { agreements: { status: 'loading' } }, []],
  [
    'an empty incomplete list of insurances',
    { agreements: agreements(0, ['NICE', 'PROLIFE']) },
    ['forsikringene dine'],
  ],
  [
    'two systems',
    { agreements: agreements(1, ['PROLIFE', 'LOFAVOR']) },
    ['livs- og personforsikringer', 'LOfavør-forsikringer'],
  ],
  [
    'a system with insurances in the list, and one without',
    { agreements: agreements(1, ['NICE', 'PROLIFE']) },
    ['noen av forsikringene dine', 'livs- og personforsikringer'],
  ],
  ['insurances of unnamed systems', { agreements: agreements(1, []) }, ['noen av forsikringene dine']],
  [
    'insurances after a system and a whole request failed',
    { agreements: agreements(1, ['PROLIFE'], { alsoFailed: true }) },
    ['noen av forsikringene dine'],
  ],
  [
    'systems that only the distributor file names',
    { agreements: agreements(1, ['KJERNE', 'PARIS', 'GRUPPEN']) },
    ['noen av forsikringene dine', 'kollektive forsikringer'],
  ],
  ['the summary', { failed: { ...WHOLE.failed, summary: true } }, ['fakturaene dine', 'skadesakene dine']],
  [
    'the summary, whose earlier answer was incomplete',
    { failed: { ...WHOLE.failed, summary: true }, incomplete: ['fakturaer', 'skader'] },
    ['fakturaene dine', 'skadesakene dine'],
  ],
  [
    'incomplete lists of the summary, except agreements and offers',
    { incomplete: ['avtaler', 'tilbud', 'fakturaer', 'skader', 'meldinger'] },
    ['noen av fakturaene dine', 'noen av skadesakene dine', 'noen av meldingene dine'],
  ],
  ['all offers', { offers: { data: undefined, isError: true, errorUpdateCount: 1 } }, ['tilbudene dine']],
  ['some offers', { offers: offers(true) }, ['noen av tilbudene dine']],
])('names %s', (_, known, names) => {
  expect(missingNames({ ...WHOLE, ...known })).toEqual(names);
});
