import type { agreementsApi } from '../../contract/agreements.ts';
import { detailedAgreementInKroner } from '../../contract/in-ore.ts';
import { integrationSystems, mainSystems } from '../../domain/systems.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { Holdings } from '../standing/holdings.ts';
import { toAgreementList } from './agreement-list.ts';

/**
 * Returns the handlers for the customer's agreements: one list for the main systems and one for the partner
 * group's systems (spec: overview §7, decisions §4).
 */
export function agreementHandlers(holdings: Holdings): Handlers<typeof agreementsApi> {
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
