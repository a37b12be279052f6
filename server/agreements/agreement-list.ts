import type { Agreement, AgreementList } from '../../contract/agreements.ts';
import { toKroner } from '../../domain/money.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { Gathered } from '../sources/gather.ts';
import type { SourceAgreement } from '../sources/source.ts';

/** The gathered agreements as the wire has them, in the systems' order, with their sums (decisions 4). */
export function toAgreementList({ items, complete }: Gathered<SourceAgreement>): AgreementList {
  const sorted = items.toSorted((a, b) => SYSTEMS.indexOf(a.systemSource) - SYSTEMS.indexOf(b.systemSource));
  return {
    avtaler: sorted.map(toWire),
    monthlySum: toKroner(sum(items.map((item) => item.monthlyOre ?? 0))),
    yearlySum: toKroner(sum(items.map(yearlyOre))),
    systemSourceError: !complete,
  };
}

/** A source that gives no yearly price: twelve times the monthly one (decisions 4). */
function yearlyOre(item: SourceAgreement): number {
  return item.yearlyOre ?? (item.monthlyOre ?? 0) * 12;
}

function sum(ores: readonly number[]): number {
  return ores.reduce((total, ore) => total + ore, 0);
}

function toWire({ monthlyOre, yearlyOre, ...agreement }: SourceAgreement): Agreement {
  return {
    ...agreement,
    ...(monthlyOre === null ? {} : { monthlyPrice: toKroner(monthlyOre) }),
    ...(yearlyOre === null ? {} : { yearlyPrice: toKroner(yearlyOre) }),
  };
}
