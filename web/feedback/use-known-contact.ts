import { useQuery } from '@tanstack/react-query';
import { parsePhone } from '../../domain/parse-phone.ts';
import { groupPhone } from '../../domain/phone.ts';
import { customerQuery, lifeCustomerQuery } from '../platform/api/customer.ts';
import { useSession } from '../platform/session/session.ts';

/**
 * Returns the customer's known contact details. They come from the customer record if it has a customer
 * number, otherwise from the life-insurance record (spec: shell §7.2). Unknown values are empty strings, as
 * is everything before login.
 */
export function useKnownContact(): { email: string; phone: string } {
  const isLoggedIn = useSession() === 'logged-in';
  const { data: customer } = useQuery({ ...customerQuery, enabled: isLoggedIn });
  const isLifeOnly = customer !== undefined && customer.niceKundenummer === null;
  const { data: life } = useQuery({ ...lifeCustomerQuery, enabled: isLoggedIn && isLifeOnly });
  const { epostAdresse, mobilNummer } = customer?.kontaktInformasjon ?? {};
  const [email = '', phone = ''] = isLifeOnly ? [life?.epost, life?.telefon] : [epostAdresse, mobilNummer];
  const grouped = groupPhone(phone);
  return { email, phone: parsePhone(grouped) === null ? '' : grouped };
}
