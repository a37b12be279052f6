import { texts } from '#texts/profile.ts';
import type { Customer, LifeCustomer } from '../../contract/profile.ts';
import { groupPhone } from '../../domain/phone.ts';

export type ContactField = 'email' | 'mobile';

/** Where a customer's contact information is stored: with the customer number, or in the life-insurance system. */
export type ContactStore = 'customer' | 'life';

/** The differences between the two fields for display: texts, format and wire names. */
export const CONTACT_FIELDS = {
  email: {
    texts: texts.email,
    show: (value: string) => value,
    wire: { customer: 'epostAdresse', life: 'epost' },
  },
  mobile: {
    texts: texts.mobile,
    show: groupPhone,
    wire: { customer: 'mobilNummer', life: 'telefon' },
  },
} as const;

/**
 * Returns the store to read and write. The customer number takes precedence. null: the customer is in neither store
 * (spec: shell §2.5, shell §7.2).
 */
export function contactStoreOf(
  { niceKundenummer }: Pick<Customer, 'niceKundenummer'>,
  life: Pick<LifeCustomer, 'eksisterer'> | undefined,
): ContactStore | null {
  if (niceKundenummer) return 'customer';
  return life?.eksisterer ? 'life' : null;
}
