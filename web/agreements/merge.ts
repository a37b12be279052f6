import type { AgreementList } from '../../contract/agreements.ts';
import { toKroner, toOre } from '../../domain/money.ts';

/**
 * The agreements of the main systems and of the partner-group integration as one list: one after the other, their
 * sums added, and incomplete if either is (spec: overview §4.6).
 */
export function mergeAgreementLists(main: AgreementList, integration?: AgreementList): AgreementList {
  if (!integration) return main;
  return {
    avtaler: [...main.avtaler, ...integration.avtaler],
    monthlySum: sum(main.monthlySum, integration.monthlySum),
    yearlySum: sum(main.yearlySum, integration.yearlySum),
    systemSourceError: main.systemSourceError || integration.systemSourceError,
  };
}

/** Kroner added in whole øre. */
function sum(one: number, other: number): number {
  return toKroner(toOre(one) + toOre(other));
}
