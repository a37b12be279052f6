import type { AgreementList, AgreementQuery } from '../../contract/agreements.ts';
import { agreementListInKroner, type DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { costOf } from '../../domain/agreement-cost.ts';
import { isHeld } from '../../domain/standing.ts';
import { compareSystems } from '../../domain/systems.ts';
import type { Collected } from '../sources/collect.ts';

/**
 * Returns the agreements that match the query, in the systems' order and without details. The sums are in
 * kroner and leave out agreements that have ended (spec: decisions §4, beyond §6, ADR-010).
 */
export function toAgreementList(
  { items, complete, missing }: Collected<DetailedCustomerAgreementInOre>,
  { policyNumber, productCode, uten }: AgreementQuery = {},
): AgreementList {
  const wanted = items.filter(
    (each) =>
      (policyNumber === undefined || each.policyNumber === policyNumber) &&
      (productCode === undefined || each.productCode === productCode),
  );
  const sorted = wanted.toSorted((a, b) => compareSystems(a.systemSource, b.systemSource));
  const avtaler = sorted.map(({ details, ...card }) =>
    uten === 'priser' ? { ...card, monthlyOre: null, yearlyOre: null } : card,
  );
  const { monthlyOre, yearlyOre } = costOf(wanted.filter(isHeld));
  const list = { avtaler, monthlyOre, yearlyOre, systemSourceError: !complete };
  return agreementListInKroner(complete ? list : { ...list, manglerFra: missing });
}
