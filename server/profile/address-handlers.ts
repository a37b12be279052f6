import type { profileApi } from '../../contract/profile.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { entityTag, revalidatedByBrowsers } from '../platform/http/entity-tag.ts';
import type { CustomerRecords } from '../sources/customer/customer-records.ts';
import { addressesOf } from '../sources/customer/person-to-wire.ts';
import { POSTCODES } from './postcodes.ts';

type AddressEndpoint = 'GET /adresse/kundeadresser' | 'POST /adresse/oppdater' | 'GET /adresse/postnummer';

/** Returns the handlers for the customer's addresses and the postcode register (spec: decisions §4). */
export function addressHandlers(
  records: CustomerRecords,
): Pick<Handlers<typeof profileApi>, AddressEndpoint> {
  const postcodes = JSON.stringify(POSTCODES);

  return {
    'GET /adresse/kundeadresser': async (context) => ({
      kundeadresser: addressesOf(await records.personWithAddresses(context)),
    }),
    'POST /adresse/oppdater': async (context) => await records.change(context, 'adresse/oppdater', null),
    'GET /adresse/postnummer': {
      http: {
        onRequest: revalidatedByBrowsers(entityTag(postcodes)),
        serializerCompiler: () => () => postcodes,
      },
      handle: () => POSTCODES,
    },
  };
}
