import { AddressList, PostcodeList } from '../../contract/profile.ts';
import type { Database } from '../platform/db/database.ts';
import type { ApiApp } from '../platform/http/api.ts';
import { entityTag, keptByBrowsers } from '../platform/http/entity-tag.ts';
import { readAddresses, refreshAddresses } from './addresses.ts';
import { POSTCODES } from './postcodes.ts';

/** The customer's addresses, and the postcodes with their places (spec: decisions §4). */
export function addressRoutes(app: ApiApp, db: Database): void {
  const config = { login: true };
  const addresses = (summary: string) => ({ config, schema: { summary, response: { 200: AddressList } } });

  app.get('/adresse/kundeadresser', addresses('List the addresses'), async (request) => ({
    kundeadresser: await readAddresses(db, request.customerId),
  }));

  app.post('/adresse/oppdater', addresses('Refresh to the registered address'), async (request) => ({
    kundeadresser: await refreshAddresses(db, request.customerId),
  }));

  const postcodes = JSON.stringify(POSTCODES);
  app.get(
    '/adresse/postnummer',
    {
      config,
      onRequest: keptByBrowsers(entityTag(postcodes)),
      schema: { summary: 'List all postcodes with their places', response: { 200: PostcodeList } },
    },
    async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .serializer(() => postcodes)
        .send(POSTCODES),
  );
}
