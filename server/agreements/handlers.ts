import type { agreementsApi } from '../../contract/agreements.ts';
import { detailedAgreementInKroner } from '../../contract/in-ore.ts';
import { INTEGRATION_SYSTEMS, MAIN_SYSTEMS } from '../../domain/systems.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { Lists } from '../sources/lists.ts';
import { oneAgreement } from '../sources/one-agreement.ts';
import type { Sources } from '../sources/sources.ts';
import { toAgreementList } from './agreement-list.ts';

/** The customer's agreements: the main systems', and the partner group's apart (spec: overview §7, decisions §4). */
export function agreementHandlers(
  sources: Sources,
  lists: Lists,
  customerRow: CustomerRow,
): Handlers<typeof agreementsApi> {
  return {
    'GET /avtaleoversikt/avtaler': async ({ query, ...asked }) =>
      toAgreementList(await lists(asked, 'avtaler', MAIN_SYSTEMS), query),
    'GET /avtaleoversikt/avtaler/:systemSource/:policyNumber': async ({ params, ...asked }) =>
      detailedAgreementInKroner(await oneAgreement(sources, await customerRow(asked), params)),
    'GET /eikaintegrasjon/avtaler': async ({ query, ...asked }) =>
      toAgreementList(await lists(asked, 'avtaler', INTEGRATION_SYSTEMS), query),
  };
}
