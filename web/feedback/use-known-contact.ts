import { useQuery } from '@tanstack/react-query';
import { parsePhone } from '../../domain/parse-phone.ts';
import { groupPhone } from '../../domain/phone.ts';
import { customerQuery, lifeCustomerQuery } from '../platform/api/customer.ts';
import { useSession } from '../platform/session/session.ts';

/**
 * How to reach the customer, as far as the portal knows: where it is kept for who has a customer number, else in the
 * life-insurance record (spec: shell §7.2). Empty texts of what nobody knows, and of who is not logged in.
 */
export function useKnownContact(): { email: string; phone: string } {
  const isLoggedIn = useSession() === 'logged-in';
  const { data: customer } = useQuery({ ...customerQuery, enabled: isLoggedIn });
  const isLifeAlone = customer !== undefined && customer.niceKundenummer === null;
  const { data: life } = useQuery({ ...lifeCustomerQuery, enabled: isLoggedIn && isLifeAlone });
  const { epostAdresse, mobilNummer } = customer?.kontaktInformasjon ?? {};
  const [email = '', phone = ''] = isLifeAlone ? [life?.epost, life?.telefon] : [epostAdresse, mobilNummer];
  const grouped = groupPhone(phone);
  return { email, phone: parsePhone(grouped) === null ? '' : grouped };
}
