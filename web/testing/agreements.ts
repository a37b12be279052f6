import type { AgreementListInOre, CustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { ReadyAgreements } from '../agreements/agreements-state.ts';

/** A car insurance in force, without prices. */
export const CAR: CustomerAgreementInOre = {
  policyNumber: '1',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  standing: 'IN_FORCE',
  monthlyOre: null,
  yearlyOre: null,
};

/** Returns car insurances with the given fields, numbered from 0. */
export function carsOf(fields: readonly Partial<CustomerAgreementInOre>[]): CustomerAgreementInOre[] {
  return fields.map((each, index) => ({ ...CAR, policyNumber: String(index), ...each }));
}

/** Returns the state of a complete answer with a car, unless the fields say otherwise. */
export function readyAgreements(
  list: Partial<AgreementListInOre> = {},
  fields: Partial<ReadyAgreements> = {},
): ReadyAgreements {
  const whole = { avtaler: [CAR], monthlyOre: 0, yearlyOre: 0, systemSourceError: false };
  const flags = { alsoLoading: false, alsoFailed: false, mainFailed: false };
  return { status: 'ready', list: { ...whole, ...list }, ...flags, ...fields };
}
