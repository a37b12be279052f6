import type { ConsentsWithTexts, Reservation } from '../../../contract/consents.ts';
import type { PersonData } from '../../../contract/my-data.ts';
import type { Address, ContactInformation, LifeCustomer } from '../../../contract/profile.ts';
import { UNKNOWN_CUSTOMER } from '../../../domain/unknown-customer.ts';
import { ProblemError } from '../../platform/http/errors.ts';
import type { Person } from './customer-source.ts';

/** Returns the customer's contact information. Unknown fields are omitted. */
export function contactOf({ kontaktInformasjon = {} }: PersonData): ContactInformation {
  const { epostAdresse, mobilNummer } = kontaktInformasjon;
  return { ...(epostAdresse && { epostAdresse }), ...(mobilNummer && { mobilNummer }) };
}

/** Returns the record in the life-insurance system. `eksisterer` is false if there is none (spec: shell §3.3). */
export function lifeCustomerOf({ livKunde }: PersonData): LifeCustomer {
  if (!livKunde?.eksisterer) return { eksisterer: false };
  const { epost, telefon } = livKunde;
  return { eksisterer: true, ...(epost && { epost }), ...(telefon && { telefon }) };
}

/** Returns the customer's consents, with the texts that they read. A missing consent is not given. */
export function consentsOf({ samtykker }: PersonData): ConsentsWithTexts {
  return { marketingConsent: 'NOT_AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED', ...samtykker };
}

/**
 * Returns whether the customer gets documents by post (spec: shell §3.3). Throws a problem for a customer whom the bank's
 * system does not know, as a left-out field means no only of a known one.
 */
export function reservationOf({ hasReservasjon = false, isUnknown }: Person): Reservation {
  if (isUnknown) throw unknownCustomer();
  return { hasReservasjon };
}

/** Returns the customer's addresses in order. */
export function addressesOf({ kundeadresser = [] }: PersonData): Address[] {
  return kundeadresser.map((address) => ({ isFolkreregistrert: false, ...address }));
}

/** Returns the problem of a customer whom the bank's own system does not know. */
export function unknownCustomer(): ProblemError {
  return new ProblemError(404, 'unknownCustomer', UNKNOWN_CUSTOMER);
}
