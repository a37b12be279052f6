import type { AgreementList, AgreementQuery } from '../../contract/agreements.ts';
import { agreementListInKroner, type DetailedAgreementInOre } from '../../contract/in-ore.ts';
import { costOf } from '../../domain/agreement-cost.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { Collected } from '../sources/collect.ts';

/**
 * The agreements of all sources, or those that are asked for, as the wire has them, in the systems' order, with their sums in
 * kroner (spec: decisions §4, ADR-020). Details are not for lists.
 */
export function toAgreementList(
  { items, complete, missing }: Collected<DetailedAgreementInOre>,
  { policyNumber, productCode, uten }: AgreementQuery = {},
): AgreementList {
  const wanted = items.filter(
    (each) =>
      (policyNumber === undefined || each.policyNumber === policyNumber) &&
      (productCode === undefined || each.productCode === productCode),
  );
  const sorted = wanted.toSorted((a, b) => SYSTEMS.indexOf(a.systemSource) - SYSTEMS.indexOf(b.systemSource));
  const avtaler = sorted.map(({ details, ...card }) =>
    uten === 'priser' ? { ...card, monthlyOre: null, yearlyOre: null } : card,
  );
  const { monthlyOre, yearlyOre } = costOf(wanted);
  const list = { avtaler, monthlyOre, yearlyOre, systemSourceError: !complete };
  return agreementListInKroner(complete ? list : { ...list, manglerFra: missing });
}
