import type { profileApi } from '../../contract/profile.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { entityTag, keptByBrowsers } from '../platform/http/entity-tag.ts';
import { readAddresses, refreshAddresses } from './addresses.ts';
import { POSTCODES } from './postcodes.ts';

type AddressEndpoint = 'GET /adresse/kundeadresser' | 'POST /adresse/oppdater' | 'GET /adresse/postnummer';

/** The customer's addresses, and the postcodes with their places (spec: decisions §4). */
export function addressHandlers(db: Database): Pick<Handlers<typeof profileApi>, AddressEndpoint> {
  const postcodes = JSON.stringify(POSTCODES);

  return {
    'GET /adresse/kundeadresser': async ({ customerId }) => ({
      kundeadresser: await readAddresses(db, customerId),
    }),
    'POST /adresse/oppdater': async ({ session }) => ({
      kundeadresser: await refreshAddresses(db, session),
    }),
    'GET /adresse/postnummer': {
      http: {
        onRequest: keptByBrowsers(entityTag(postcodes)),
        serializerCompiler: () => () => postcodes,
      },
      handle: () => POSTCODES,
    },
  };
}
