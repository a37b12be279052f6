import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/profile.ts';
import type { Customer } from '../../contract/customer.ts';
import { lifeCustomerQuery } from '../platform/api/customer.ts';
import { ContactRow } from './ContactRow.tsx';
import { contactStoreOf } from './contact-fields.ts';
import { MissingRow } from './MissingRow.tsx';

const { label, unavailable } = texts.contact;

/**
 * Renders mobile number and e-mail, for a customer with a niceKundenummer or a life-insurance record
 * (spec: shell §2.5).
 */
export function ContactRows({ customer }: { customer: Customer }) {
  const answer = useQuery(lifeCustomerQuery);
  const { data: life } = answer;
  const store = contactStoreOf(customer, life);
  if (store === null && !life) return <MissingRow label={label} failed={unavailable} answer={answer} />;
  if (store === null) return null;
  const { epostAdresse, mobilNummer } = customer.kontaktInformasjon;
  const [mobile, email] = store === 'customer' ? [mobilNummer, epostAdresse] : [life?.telefon, life?.epost];
  return (
    <>
      <ContactRow field="mobile" value={mobile} store={store} />
      <ContactRow field="email" value={email} store={store} />
    </>
  );
}
