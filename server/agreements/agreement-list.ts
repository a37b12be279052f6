import type { AgreementList } from '../../contract/agreements.ts';
import { agreementListInKroner, type DetailedAgreementInOre } from '../../contract/in-ore.ts';
import { costOf } from '../../domain/agreement-cost.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { Collected } from '../sources/collect.ts';

/**
 * The agreements of all sources as the wire has them, in the systems' order, with their sums in kroner
 * (spec: decisions §4, ADR-020). Details are not for lists.
 */
export function toAgreementList({
  items,
  complete,
  missing,
}: Collected<DetailedAgreementInOre>): AgreementList {
  const sorted = items.toSorted((a, b) => SYSTEMS.indexOf(a.systemSource) - SYSTEMS.indexOf(b.systemSource));
  const avtaler = sorted.map(({ details, ...card }) => card);
  const { monthlyOre, yearlyOre } = costOf(items);
  const list = { avtaler, monthlyOre, yearlyOre, systemSourceError: !complete };
  return agreementListInKroner(complete ? list : { ...list, manglerFra: missing });
}
