import type { AgreementList, AgreementQuery, agreementsApi } from '../../contract/agreements.ts';
import {
  agreementListInKroner,
  type DetailedCustomerAgreementInOre,
  detailedAgreementInKroner,
} from '../../contract/in-ore.ts';
import { costOf } from '../../domain/agreement-cost.ts';
import { isHeld } from '../../domain/standing.ts';
import { compareSystems, integrationSystems, mainSystems } from '../../domain/systems.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { Collected } from '../sources/collect.ts';
import type { AreaServices } from '../standing/area-services.ts';

/** Returns the agreements' handlers: one list of main and one of partner-group systems (spec: overview §7, decisions §4). */
export function agreementHandlers({ holdings }: AreaServices): Handlers<typeof agreementsApi> {
  return {
    'GET /avtaleoversikt/avtaler': async ({ query, ...asked }) =>
      toAgreementList(
        await holdings.agreements(asked, mainSystems(asked.request.distributor.systems)),
        query,
      ),
    'GET /avtaleoversikt/avtaler/:systemSource/:policyNumber': async ({ params, ...asked }) =>
      detailedAgreementInKroner(await holdings.agreement(asked, params)),
    'GET /eikaintegrasjon/avtaler': async ({ query, ...asked }) =>
      toAgreementList(
        await holdings.agreements(asked, integrationSystems(asked.request.distributor.systems)),
        query,
      ),
  };
}

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
