import { request } from '../platform/api/request.ts';
import { CONTACT_FIELDS, type ContactField, type ContactStore } from './contact-fields.ts';

/**
 * Saves an e-mail address or mobile number. Returns the stored value (spec: shell §7.2). Throws `HttpError`.
 */
export async function saveContact(
  store: ContactStore,
  field: ContactField,
  value: string,
): Promise<string | undefined> {
  const { customer, life } = CONTACT_FIELDS[field].wire;
  if (store === 'customer') {
    return (await request('PUT /skadekunde/kontaktinformasjon', { body: { [customer]: value } }))[customer];
  }
  return (await request('POST /liv/kunde/v1/contactInfo', { body: { [life]: value } }))[life];
}

/** Returns the stored e-mail address or mobile number; undefined if there is none. Throws `HttpError`. */
export async function readContact(
  store: ContactStore,
  field: ContactField,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { customer, life } = CONTACT_FIELDS[field].wire;
  if (store === 'customer') {
    return (await request('GET /skadekunde/hent', { signal })).kontaktInformasjon[customer];
  }
  return (await request('GET /liv/kunde/v1/kunde', { signal }))[life];
}
