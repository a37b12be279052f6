import { expect, it } from 'vitest';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { Standing } from '../../domain/standing.ts';
import type { AgreementsState, ReadyAgreements } from '../agreements/agreements-state.ts';
import { readyAgreements } from '../testing/agreements.ts';
import { boughtAgreements } from './BoughtSection.tsx';

const agreement = (productType: string, standing: Standing = 'IN_FORCE') =>
  ({ productType, standing }) as CustomerAgreementInOre;
const ready = (avtaler: CustomerAgreementInOre[], rest: Partial<ReadyAgreements> = {}): AgreementsState =>
  readyAgreements({ avtaler }, rest);
const [car, otherCar, ending] = [agreement('BIL'), agreement('BIL'), agreement('BIL', 'ENDING')];

it.each<[string, AgreementsState, ReturnType<typeof boughtAgreements>]>([
  ['loading agreements', { status: 'loading' }, { status: 'loading' }],
  ['failed agreements', { status: 'failed' }, { status: 'failed' }],
  ['one agreement', ready([agreement('HUS'), car]), { status: 'found', agreements: [car] }],
  ['several agreements', ready([car, otherCar]), { status: 'found', agreements: [car, otherCar] }],
  ['a new agreement and an ending one', ready([ending, car]), { status: 'found', agreements: [car] }],
  ['only an ending agreement', ready([ending]), { status: 'none' }],
  ['only an ended agreement', ready([agreement('BIL', 'ENDED')]), { status: 'none' }],
  ['a part still loading', ready([], { alsoLoading: true }), { status: 'loading' }],
  ['a part that failed', ready([], { alsoFailed: true }), { status: 'failed' }],
])('boughtAgreements with %s', (_name, state, bought) => {
  expect(boughtAgreements(state, 'BIL')).toEqual(bought);
});
