import type { customerApi } from '../../contract/customer.ts';
import type { profileApi } from '../../contract/profile.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import type { CustomerRecords } from '../sources/customer/customer-records.ts';
import type { CustomerSource } from '../sources/customer/customer-source.ts';
import { saveElsewhere } from '../sources/customer/save-elsewhere.ts';
import { addressHandlers } from './address-handlers.ts';
import { checkContact, checkLifeContact } from './check-contact.ts';
import { changeContactInformation } from './contact-information.ts';
import { toCustomer } from './customer.ts';
import { changeLifeContact, toLifeCustomer } from './life-customer.ts';
import { readNationalId } from './national-id.ts';

export type ProfileDeps = {
  db: Database;
  records: CustomerRecords;
  customerRow: CustomerRow;
  customerSource: CustomerSource;
};

/**
 * Returns the handlers for the customer's profile and contact information
 * (spec: overview §7, shell §7.2, decisions §4).
 */
export function profileHandlers(deps: ProfileDeps): Handlers<typeof customerApi & typeof profileApi> {
  const { db, records, customerRow, customerSource } = deps;
  const { change } = customerSource;

  return {
    'GET /skadekunde/hent': async (context) => toCustomer(await records.person(context)),

    'GET /skadekunde/fodselsnummer': {
      // A HEAD response shows no national id, so it must not be logged as shown.
      http: { exposeHeadRoute: false },
      async handle({ request, customerId, session }) {
        const shown = await readNationalId(db, customerId);
        // The activity must be recorded before the national id is sent.
        await recordActivity(db, session, 'national-id-shown');
        securityEvent(request, 'national-id-shown');
        return shown;
      },
    },

    'PUT /skadekunde/kontaktinformasjon': async ({ body, ...asked }) => {
      if (!change) return await changeContactInformation(db, asked.session, body);
      const wanted = checkContact(body);
      const customer = await customerRow(asked);
      return await saveElsewhere(db, asked.session, () => change(customer, 'kontaktinformasjon', wanted), {
        activities: [
          ...(wanted.epostAdresse === undefined ? [] : (['email-changed'] as const)),
          ...(wanted.mobilNummer === undefined ? [] : (['mobile-changed'] as const)),
        ],
        conflict: 'contactIsElsewhere',
      });
    },

    'GET /liv/kunde/v1/kunde': async (context) => toLifeCustomer(await records.person(context)),

    'POST /liv/kunde/v1/contactInfo': async ({ body, ...asked }) => {
      if (!change) return await changeLifeContact(db, asked.session, body);
      const wanted = checkLifeContact(body);
      const customer = await customerRow(asked);
      return await saveElsewhere(db, asked.session, () => change(customer, 'livkunde', wanted), {
        activities: [
          ...(wanted.epost === undefined ? [] : (['life-email-changed'] as const)),
          ...(wanted.telefon === undefined ? [] : (['life-phone-changed'] as const)),
        ],
        conflict: 'noLifeCustomer',
      });
    },

    ...addressHandlers(deps),
  };
}
