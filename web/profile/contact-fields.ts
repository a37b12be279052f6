import type { Customer } from '../../contract/customer.ts';
import type { LifeCustomer } from '../../contract/profile.ts';
import { parseEmail } from '../../domain/email.ts';
import { parseMobile } from '../../domain/mobile.ts';
import { groupPhone } from '../../domain/phone.ts';
import { texts } from './texts.ts';

export type ContactField = 'email' | 'mobile';

/** Where a customer's contact information lies: with the customer number, or in the life-insurance system. */
export type ContactStore = 'customer' | 'life';

/** What differs between the two fields: how they are read, written on the wire, and refused (spec: shell §5, shell §8.2). */
export const CONTACT_FIELDS = {
  email: {
    texts: texts.email,
    parse: parseEmail,
    show: (value: string) => value,
    refusal: 'UGYLDIG_MAILADRESSE',
    wire: { customer: 'epostAdresse', life: 'epost' },
    // As type 'email', browsers would rewrite Norwegian letters in the domain.
    input: { type: 'text', inputMode: 'email', autoComplete: 'email' },
  },
  mobile: {
    texts: texts.mobile,
    parse: parseMobile,
    show: groupPhone,
    refusal: 'UGYLDIG_MOBILNR',
    wire: { customer: 'mobilNummer', life: 'telefon' },
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  },
} as const;

/** What is wrong with what was written; null where it can be saved (spec: shell §5). */
export function contactError(field: ContactField, text: string): string | null {
  const { texts: t, parse } = CONTACT_FIELDS[field];
  if (text.trim() === '') return t.missing;
  return parse(text) === null ? t.invalid : null;
}

/**
 * The store that is shown and written to; the customer number goes first. Null: the customer is in neither
 * (spec: shell §2.5, shell §7.2).
 */
export function contactStoreOf(
  { niceKundenummer }: Pick<Customer, 'niceKundenummer'>,
  life: Pick<LifeCustomer, 'eksisterer'> | undefined,
): ContactStore | null {
  if (niceKundenummer) return 'customer';
  return life?.eksisterer ? 'life' : null;
}
