import { AgreementList } from '../../contract/agreements.ts';
import { INTEGRATION_SYSTEMS, MAIN_SYSTEMS } from '../../domain/systems.ts';
import type { ApiApp } from '../platform/http/api.ts';
import type { Sources } from '../sources/sources.ts';
import { toAgreementList } from './agreement-list.ts';

/** The customer's agreements: the main systems', and the partner group's apart (spec: overview §7, decisions §4). */
export function agreementRoutes(app: ApiApp, sources: Sources): void {
  const config = { login: true };
  const options = (summary: string) => ({ config, schema: { summary, response: { 200: AgreementList } } });

  app.get('/avtaleoversikt/avtaler', options('List the agreements'), async (request) =>
    toAgreementList(await sources.agreements(request.customerId, MAIN_SYSTEMS)),
  );
  app.get('/eikaintegrasjon/avtaler', options('List the agreements of the partner group'), async (request) =>
    toAgreementList(await sources.agreements(request.customerId, INTEGRATION_SYSTEMS)),
  );
}
