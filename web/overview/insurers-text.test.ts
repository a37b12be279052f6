import { expect, it } from 'vitest';
import type { AgreementsState } from '../agreements/agreements-state.ts';
import { carsOf, readyAgreements } from '../testing/agreements.ts';
import { insurersText } from './insurers-text.ts';

function ready(
  systems: readonly ('NICE' | 'EIKA_SKADE')[],
  systemSourceError = false,
  ended: readonly number[] = [],
): AgreementsState {
  const avtaler = carsOf(
    systems.map((systemSource, index) => ({
      systemSource,
      standing: ended.includes(index) ? 'ENDED' : 'IN_FORCE',
    })),
  );
  return readyAgreements({ avtaler, systemSourceError });
}

it.each<[string, AgreementsState, string]>([
  ['one insurance', ready(['EIKA_SKADE']), 'Forsikringen leveres av Eika Forsikring.'],
  ['two insurances', ready(['NICE', 'NICE']), 'Forsikringene leveres av Fremtind Forsikring.'],
  ['no insurances', ready([]), 'Vi tilbyr forsikringer fra Fremtind Forsikring.'],
  [
    'one insurance beside an ended one',
    ready(['NICE', 'EIKA_SKADE'], false, [1]),
    'Forsikringen leveres av Fremtind Forsikring.',
  ],
  [
    'only an ended insurance',
    ready(['EIKA_SKADE'], false, [0]),
    'Vi tilbyr forsikringer fra Fremtind Forsikring.',
  ],
  [
    'one insurance while others may be missing',
    ready(['EIKA_SKADE'], true),
    'Forsikringene leveres av Fremtind Forsikring og Eika Forsikring.',
  ],
  ['failed insurances', { status: 'failed' }, 'Forsikringene leveres av Fremtind Forsikring.'],
])('names the companies of %s', (_, agreements, expected) => {
  expect(insurersText(agreements, { insurer: 'Fremtind Forsikring' })).toBe(expected);
});

it('enumerates three companies', () => {
  const systems = [
    { name: 'NICE', insurer: 'Nord' },
    { name: 'EIKA_SKADE', insurer: 'Sør' },
  ] as const;
  expect(insurersText(ready(['NICE', 'EIKA_SKADE'], true), { insurer: 'Vest', systems })).toBe(
    'Forsikringene leveres av Vest, Nord og Sør.',
  );
});
