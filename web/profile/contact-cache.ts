import type { QueryClient } from '@tanstack/react-query';
import { customerQuery, lifeCustomerQuery } from '../platform/api/customer.ts';
import { CONTACT_FIELDS, type ContactField, type ContactStore } from './contact-fields.ts';

/** The key of the query that contains each store's contact information. */
export const STORE_KEYS = { customer: customerQuery.queryKey, life: lifeCustomerQuery.queryKey } as const;

/** Returns the cached value of a field; undefined if there is none. */
export function cachedContact(client: QueryClient, store: ContactStore, field: ContactField) {
  const { wire } = CONTACT_FIELDS[field];
  return store === 'customer'
    ? client.getQueryData(STORE_KEYS.customer)?.kontaktInformasjon[wire.customer]
    : client.getQueryData(STORE_KEYS.life)?.[wire.life];
}

/** Changes only one field in the cache, so that two simultaneous changes don't undo each other. */
export function cacheContact(
  client: QueryClient,
  store: ContactStore,
  field: ContactField,
  value: string | undefined,
): void {
  const { wire } = CONTACT_FIELDS[field];
  if (store === 'customer') {
    client.setQueryData(
      STORE_KEYS.customer,
      (customer) =>
        customer && {
          ...customer,
          kontaktInformasjon: changed(customer.kontaktInformasjon, wire.customer, value),
        },
    );
  } else {
    client.setQueryData(STORE_KEYS.life, (record) => record && changed(record, wire.life, value));
  }
}

function changed<Fields extends object>(
  fields: Fields,
  name: keyof Fields,
  value: string | undefined,
): Fields {
  const { [name]: _before, ...others } = fields;
  return (value === undefined ? others : { ...others, [name]: value }) as Fields;
}
