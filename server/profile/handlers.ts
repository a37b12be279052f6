import type { Customer, profileApi } from '../../contract/profile.ts';
import { maskNationalId } from '../../domain/national-id.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { entityTag, revalidatedByBrowsers } from '../platform/http/entity-tag.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import type { Person } from '../sources/customer/customer-source.ts';
import { addressesOf, consentsOf, contactOf, lifeCustomerOf } from '../sources/customer/person-to-wire.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { checkContact, checkLifeContact } from './check-contact.ts';
import { POSTCODES } from './postcodes.ts';

/** Returns the handlers for the profile and the postcode register (spec: overview §7, shell §7.2, decisions §4). */
export function profileHandlers({ db, records, customerRow }: AreaServices): Handlers<typeof profileApi> {
  const postcodes = JSON.stringify(POSTCODES);
  return {
    'GET /skadekunde/hent': async (context) => toCustomer(await records.person(context)),

    'GET /skadekunde/fodselsnummer': {
      // A HEAD response shows no national id, so it must not be logged as shown.
      http: { exposeHeadRoute: false },
      async handle(asked) {
        // Only this endpoint returns the unmasked id (spec: decisions §4).
        const { ssn } = await customerRow(asked);
        // The activity must be recorded before the national id is sent.
        await recordActivity(db, asked.session, 'national-id-shown');
        securityEvent(asked.request, 'national-id-shown');
        return { ssn };
      },
    },

    'PUT /skadekunde/kontaktinformasjon': async ({ body, ...asked }) =>
      await records.change(asked, 'kontaktinformasjon', checkContact(body)),

    'GET /liv/kunde/v1/kunde': async (context) => lifeCustomerOf(await records.person(context)),

    'POST /liv/kunde/v1/contactInfo': async ({ body, ...asked }) =>
      await records.change(asked, 'livkunde', checkLifeContact(body)),

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

/** Returns the customer in wire format, with the national id masked (spec: decisions §4). */
function toCustomer(person: Person): Customer {
  return {
    navn: person.navn ?? '',
    ssn: maskNationalId(person.ssn),
    niceKundenummer: person.niceKundenummer || null,
    isLoMedlem: person.isLoMedlem ?? false,
    isBankkunde: person.isBankkunde ?? false,
    loginBankplassRegisterNummer: person.loginBankplassRegisterNummer || null,
    kontaktInformasjon: contactOf(person),
    samtykker: consentsOf(person),
    ...(person.isUnknown && { ukjent: true }),
  };
}
