import { expect, it } from 'vitest';
import { texts } from '#texts/overview.ts';
import type { System } from '../../domain/systems.ts';
import type { AgreementsState } from '../agreements/agreements-state.ts';
import { insurersOf } from './insurers.ts';

function from(systems: readonly System[]): AgreementsState {
  const avtaler = systems.map((systemSource, index) => ({
    policyNumber: String(index),
    name: 'Bilforsikring',
    productType: 'BIL',
    systemSource,
    monthlyOre: null,
    yearlyOre: null,
  }));
  return { status: 'ready', list: { avtaler, monthlyOre: 0, yearlyOre: 0, systemSourceError: false } };
}

it.each<[string, AgreementsState, string]>([
  ['ours', from(['NICE', 'PROLIFE']), 'Fremtind Forsikring'],
  ["the partner group's", from(['EIKA_SKADE', 'EIKA_PERSON']), 'Eika Forsikring'],
  ['both', from(['EIKA_SKADE', 'NICE']), 'Fremtind Forsikring og Eika Forsikring'],
  ['none', from([]), 'Fremtind Forsikring'],
  ['not known yet', { status: 'loading' }, 'Fremtind Forsikring'],
])('a customer reads who is behind insurances that are %s', (_, agreements, names) => {
  const note = texts.insurers(insurersOf(agreements, 'Fremtind Forsikring'));
  expect(note).toBe(`Forsikringene leveres av ${names}.`);
});
