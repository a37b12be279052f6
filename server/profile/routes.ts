import { Customer } from '../../contract/customer.ts';
import type { CallsApp } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { readCustomer } from './customer.ts';

/** The calls about the customer (overview 7). */
export function profileRoutes(app: CallsApp, db: Database): void {
  app.get(
    '/skadekunde/hent',
    { config: { login: true }, schema: { response: { 200: Customer } } },
    async (request) => readCustomer(db, request.customerId),
  );
}
