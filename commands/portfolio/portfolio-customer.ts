import { personFields, taskFields } from '../../server/platform/db/customer-fields.ts';
import type { PortfolioCustomer } from './format.ts';
import { itemsOf } from './item-rows.ts';
import type { StoreRows } from './store-rows.ts';

/** The rows of a customer with a name, which the portfolio file requires (ADR-007). */
export type NamedRows = Omit<StoreRows, 'customer'> & { customer: StoreRows['customer'] & { name: string } };

/**
 * Returns the customer of the portfolio file that the store's rows describe; the inverse of `storeRows`. Leaves out
 * fields with default values. The fields always have the same order.
 */
export function portfolioCustomer({ customer, addresses, ...items }: NamedRows): PortfolioCustomer {
  return {
    ssn: customer.ssn,
    navn: customer.name,
    ...personFields(customer, addresses),
    ...itemsOf(items),
    ...taskFields(customer),
  };
}
