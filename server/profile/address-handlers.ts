import type { profileApi } from '../../contract/profile.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { entityTag, revalidatedByBrowsers } from '../platform/http/entity-tag.ts';
import type { CustomerRecords } from '../sources/customer/customer-records.ts';
import type { CustomerSource } from '../sources/customer/customer-source.ts';
import { saveElsewhere } from '../sources/customer/save-elsewhere.ts';
import { readAddresses, refreshAddresses } from './addresses.ts';
import { POSTCODES } from './postcodes.ts';

export type AddressDeps = {
  db: Database;
  records: CustomerRecords;
  customerRow: CustomerRow;
  customerSource: CustomerSource;
};

type AddressEndpoint = 'GET /adresse/kundeadresser' | 'POST /adresse/oppdater' | 'GET /adresse/postnummer';

/** Returns the handlers for the customer's addresses and the postcode register (spec: decisions §4). */
export function addressHandlers({
  db,
  records,
  customerRow,
  customerSource: { change },
}: AddressDeps): Pick<Handlers<typeof profileApi>, AddressEndpoint> {
  const postcodes = JSON.stringify(POSTCODES);

  return {
    'GET /adresse/kundeadresser': async (context) => ({
      kundeadresser: records.addresses
        ? await records.addresses(context)
        : await readAddresses(db, context.customerId),
    }),
    'POST /adresse/oppdater': async (context) => {
      if (!change) return { kundeadresser: await refreshAddresses(db, context.session) };
      const customer = await customerRow(context);
      return await saveElsewhere(db, context.session, () => change(customer, 'adresse/oppdater', null), {
        activities: ['address-refreshed'],
        conflict: 'noRegisteredAddress',
      });
    },
    'GET /adresse/postnummer': {
      http: {
        onRequest: revalidatedByBrowsers(entityTag(postcodes)),
        serializerCompiler: () => () => postcodes,
      },
      handle: () => POSTCODES,
    },
  };
}
