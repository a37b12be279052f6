import type { Agreement, AgreementList } from '../../contract/agreements.ts';
import { costOf } from '../../domain/agreement-cost.ts';
import { toKroner } from '../../domain/money.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { Collected } from '../sources/collect.ts';
import type { SourceAgreement } from '../sources/source.ts';

/**
 * The agreements of all sources as the wire has them, in the systems' order, with their sums in kroner
 * (spec: decisions §4, ADR-020).
 */
export function toAgreementList({ items, complete }: Collected<SourceAgreement>): AgreementList {
  const sorted = items.toSorted((a, b) => SYSTEMS.indexOf(a.systemSource) - SYSTEMS.indexOf(b.systemSource));
  const { monthlyOre, yearlyOre } = costOf(items);
  return {
    avtaler: sorted.map(toWire),
    monthlySum: toKroner(monthlyOre),
    yearlySum: toKroner(yearlyOre),
    systemSourceError: !complete,
  };
}

function toWire({ monthlyOre, yearlyOre, ...agreement }: SourceAgreement): Agreement {
  return {
    ...agreement,
    ...(monthlyOre === null ? {} : { monthlyPrice: toKroner(monthlyOre) }),
    ...(yearlyOre === null ? {} : { yearlyPrice: toKroner(yearlyOre) }),
  };
}
