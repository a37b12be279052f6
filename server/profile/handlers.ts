import type { customerApi } from '../../contract/customer.ts';
import type { profileApi } from '../../contract/profile.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import { addressHandlers } from './address-handlers.ts';
import { changeContactInformation } from './contact-information.ts';
import { toCustomer } from './customer.ts';
import { changeLifeContact, toLifeCustomer } from './life-customer.ts';
import { readNationalId } from './national-id.ts';

/** Who the customer is, and how to reach them (spec: overview §7, shell §7.2, decisions §4). */
export function profileHandlers(
  db: Database,
  customerRow: CustomerRow,
): Handlers<typeof customerApi & typeof profileApi> {
  return {
    'GET /skadekunde/hent': async (context) => toCustomer(await customerRow(context)),

    'GET /skadekunde/fodselsnummer': {
      // A HEAD shows nothing, and must not be logged as if it did.
      http: { exposeHeadRoute: false },
      async handle({ request, customerId, session }) {
        const shown = await readNationalId(db, customerId);
        // Nobody gets to see it before its activity stands.
        await recordActivity(db, session, 'national-id-shown');
        securityEvent(request, 'national-id-shown');
        return shown;
      },
    },

    'PUT /skadekunde/kontaktinformasjon': ({ session, body }) => changeContactInformation(db, session, body),

    'GET /liv/kunde/v1/kunde': async (context) => toLifeCustomer(await customerRow(context)),

    'POST /liv/kunde/v1/contactInfo': ({ session, body }) => changeLifeContact(db, session, body),

    ...addressHandlers(db),
  };
}
