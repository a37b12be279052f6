import { AgreementList } from '../../contract/agreements.ts';
import { INTEGRATION_SYSTEMS, MAIN_SYSTEMS, type System } from '../../domain/systems.ts';
import type { CallsApp } from '../platform/calls.ts';
import { type Gathering, gather } from '../sources/gather.ts';
import { toAgreementList } from './agreement-list.ts';

/** The customer's agreements: the main systems', and the partner group's apart (overview 7, decisions 4). */
export function agreementRoutes(app: CallsApp, gathering: Gathering): void {
  const options = { config: { login: true }, schema: { response: { 200: AgreementList } } };

  app.get('/avtaleoversikt/avtaler', options, async (request) =>
    agreementsOf(request.customerId, MAIN_SYSTEMS),
  );
  app.get('/eikaintegrasjon/avtaler', options, async (request) =>
    agreementsOf(request.customerId, INTEGRATION_SYSTEMS),
  );

  async function agreementsOf(customerId: string, systems: readonly System[]) {
    const answer = await gather(gathering, systems, (source, asked, signal) =>
      source.agreements({ id: customerId }, asked, signal),
    );
    return toAgreementList(answer);
  }
}
