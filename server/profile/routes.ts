import { ContactInformation, Customer } from '../../contract/customer.ts';
import { ContactChange, LifeContactChange, LifeCustomer, NationalId } from '../../contract/profile.ts';
import type { Database } from '../platform/db/database.ts';
import type { ApiApp } from '../platform/http/api.ts';
import { audit } from '../platform/observability/audit.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import { addressRoutes } from './address-routes.ts';
import { changeContactInformation } from './contact-information.ts';
import { readCustomer } from './customer.ts';
import { changeLifeContact, readLifeCustomer } from './life-customer.ts';
import { readNationalId } from './national-id.ts';

/** The calls about the customer (spec: overview §7, shell §7.2, decisions §4). */
export function profileRoutes(app: ApiApp, db: Database): void {
  const config = { login: true };

  app.get(
    '/skadekunde/hent',
    { config, schema: { summary: 'Get the customer, the national id masked', response: { 200: Customer } } },
    async (request) => readCustomer(db, request.customerId),
  );

  app.get(
    '/skadekunde/fodselsnummer',
    {
      config,
      // A HEAD shows nothing, and must not be told as if it did.
      exposeHeadRoute: false,
      schema: { summary: 'Get the whole national id', response: { 200: NationalId } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const shown = await readNationalId(db, request.customerId);
      // Nobody gets to see it before its audit row stands.
      await audit(db, request.customerId, 'national-id-shown');
      securityEvent(request, 'national-id-shown');
      return shown;
    },
  );

  app.put(
    '/skadekunde/kontaktinformasjon',
    {
      config,
      schema: {
        summary: 'Change e-mail address or mobile number',
        body: ContactChange,
        response: { 200: ContactInformation },
      },
    },
    async (request) => changeContactInformation(db, request.customerId, request.body),
  );

  app.get(
    '/liv/kunde/v1/kunde',
    {
      config,
      schema: { summary: 'Get the record of the life-insurance system', response: { 200: LifeCustomer } },
    },
    async (request) => readLifeCustomer(db, request.customerId),
  );

  app.post(
    '/liv/kunde/v1/contactInfo',
    {
      config,
      schema: {
        summary: 'Change contact information in the life-insurance system',
        body: LifeContactChange,
        response: { 200: LifeCustomer },
      },
    },
    async (request) => changeLifeContact(db, request.customerId, request.body),
  );

  addressRoutes(app, db);
}
