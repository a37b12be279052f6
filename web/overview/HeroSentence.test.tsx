import { expect, it } from 'vitest';
import { sumOre, yearOf } from '../../domain/money.ts';
import type { AgreementsState, ReadyAgreements } from '../agreements/agreements-state.ts';
import { carsOf, readyAgreements } from '../testing/agreements.ts';
import { htmlOf } from '../testing/render-html.tsx';
import { HeroSentence } from './HeroSentence.tsx';

function ready(
  ores: (number | null)[],
  fields: Partial<ReadyAgreements> = {},
  systemSourceError = false,
): AgreementsState {
  const avtaler = carsOf(ores.map((monthlyOre) => ({ monthlyOre })));
  const monthlyOre = sumOre(ores.map((ore) => ore ?? 0));
  return readyAgreements({ avtaler, monthlyOre, yearlyOre: yearOf(monthlyOre), systemSourceError }, fields);
}

function allEnded(ores: number[]): AgreementsState {
  const state = ready(ores);
  if (state.status !== 'ready') return state;
  const avtaler = state.list.avtaler.map((agreement) => ({ ...agreement, standing: 'ENDED' as const }));
  return { ...state, list: { ...state.list, avtaler, monthlyOre: 0, yearlyOre: 0 } };
}

function sentence(firstName: string | null, agreements: AgreementsState): string {
  return htmlOf(<HeroSentence firstName={firstName} agreements={agreements} />).replace(/<[^>]+>/g, '');
}

it.each<[string, AgreementsState, string]>([
  [
    'all insurances',
    ready([300_000, 12_650]),
    'Hei, Kari. Du har 2 forsikringer for til sammen 3 126,50 kr/md.',
  ],
  ['one insurance', ready([68_400]), 'Hei, Kari. Du har 1 forsikring for 684 kr/md.'],
  [
    'one of them without a price',
    ready([68_400, null]),
    'Hei, Kari. Du har 2 forsikringer for til sammen 684 kr/md, 1 uten pris.',
  ],
  ['insurances without a price', ready([null, null]), 'Hei, Kari. Du har 2 forsikringer.'],
  ['insurances with a price of zero', ready([0, 0]), 'Hei, Kari. Du har 2 forsikringer.'],
  ['only ended insurances', allEnded([68_400]), 'Hei, Kari. Du har ingen forsikringer.'],
  ['no insurances', ready([]), 'Hei, Kari. Her samler vi forsikringene dine når du får noen.'],
  ['loading insurances', { status: 'loading' }, 'Hei, Kari. Vi henter forsikringene dine.'],
  [
    'a part that is still loading',
    ready([68_400], { alsoLoading: true }),
    'Hei, Kari. Vi henter forsikringene dine.',
  ],
  ['failed insurances', { status: 'failed' }, 'Hei, Kari. '],
  [
    'a source failed',
    ready([68_400], {}, true),
    'Hei, Kari. Dette er forsikringene vi får tak i akkurat nå.',
  ],
  [
    'a request failed',
    ready([68_400], { alsoFailed: true }),
    'Hei, Kari. Dette er forsikringene vi får tak i akkurat nå.',
  ],
  ['an empty list with a system missing', ready([], {}, true), 'Hei, Kari. '],
])('has the sentence for %s', (_, agreements, expected) => {
  expect(sentence('Kari', agreements)).toBe(expected);
});

it('omits the greeting if the name is unknown', () => {
  expect(sentence(null, ready([68_400]))).toBe('Du har 1 forsikring for 684 kr/md.');
});

it('renders nothing if neither name nor insurances are known', () => {
  expect(sentence(null, { status: 'failed' })).toBe('');
});
