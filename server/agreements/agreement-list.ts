import type { AgreementList } from '../../contract/agreements.ts';
import { type AgreementInOre, agreementListInKroner } from '../../contract/in-ore.ts';
import { costOf } from '../../domain/agreement-cost.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { Collected } from '../sources/collect.ts';

/**
 * The agreements of all sources as the wire has them, in the systems' order, with their sums in kroner
 * (spec: decisions §4, ADR-020).
 */
export function toAgreementList({ items, complete }: Collected<AgreementInOre>): AgreementList {
  const sorted = items.toSorted((a, b) => SYSTEMS.indexOf(a.systemSource) - SYSTEMS.indexOf(b.systemSource));
  const { monthlyOre, yearlyOre } = costOf(items);
  return agreementListInKroner({ avtaler: sorted, monthlyOre, yearlyOre, systemSourceError: !complete });
}
