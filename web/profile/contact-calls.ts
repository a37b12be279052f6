import type { ContactInformation, Customer } from '../../contract/customer.ts';
import type { LifeCustomer } from '../../contract/profile.ts';
import { get, post, put } from '../platform/api/fetch.ts';
import { CONTACT_FIELDS, type ContactField, type ContactStore } from './contact-fields.ts';

/** Saves an e-mail address or a mobile number; gives what is stored then (spec: shell §7.2). Throws `HttpError`. */
export async function saveContact(
  store: ContactStore,
  field: ContactField,
  value: string,
): Promise<string | undefined> {
  const { customer, life } = CONTACT_FIELDS[field].wire;
  if (store === 'customer') {
    return (await put<ContactInformation>('/skadekunde/kontaktinformasjon', { [customer]: value }))[customer];
  }
  return (await post<LifeCustomer>('/liv/kunde/v1/contactInfo', { [life]: value }))[life];
}

/** The e-mail address or mobile number that is stored now; undefined where there is none. Throws `HttpError`. */
export async function readContact(
  store: ContactStore,
  field: ContactField,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { customer, life } = CONTACT_FIELDS[field].wire;
  if (store === 'customer') {
    return (await get<Customer>('/skadekunde/hent', {}, signal)).kontaktInformasjon[customer];
  }
  return (await get<LifeCustomer>('/liv/kunde/v1/kunde', {}, signal))[life];
}
