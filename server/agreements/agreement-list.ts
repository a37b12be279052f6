import type { Agreement, AgreementList } from '../../contract/agreements.ts';
import { sumOre, toKroner, yearlyOre } from '../../domain/money.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { Gathered } from '../sources/gather.ts';
import type { SourceAgreement } from '../sources/source.ts';

/** The gathered agreements as the wire has them, in the systems' order, with their sums (decisions 4). */
export function toAgreementList({ items, complete }: Gathered<SourceAgreement>): AgreementList {
  const sorted = items.toSorted((a, b) => SYSTEMS.indexOf(a.systemSource) - SYSTEMS.indexOf(b.systemSource));
  return {
    avtaler: sorted.map(toWire),
    monthlySum: toKroner(sumOre(items.map(monthly))),
    yearlySum: toKroner(sumOre(items.map((item) => yearlyOre(monthly(item), item.yearlyOre)))),
    systemSourceError: !complete,
  };
}

function monthly({ monthlyOre }: SourceAgreement): number {
  return monthlyOre ?? 0;
}

function toWire({ monthlyOre, yearlyOre, ...agreement }: SourceAgreement): Agreement {
  return {
    ...agreement,
    ...(monthlyOre === null ? {} : { monthlyPrice: toKroner(monthlyOre) }),
    ...(yearlyOre === null ? {} : { yearlyPrice: toKroner(yearlyOre) }),
  };
}
