import { useQuery } from '@tanstack/react-query';
import { parsePhone } from '../../domain/parse-phone.ts';
import { groupPhone } from '../../domain/phone.ts';
import { customerQuery, lifeCustomerQuery } from '../platform/api/customer.ts';
import { useSession } from '../platform/session/session.ts';
import { useSharing } from '../platform/sharing.ts';

/**
 * Returns the customer's known contact details. They come from the customer record if it has a customer
 * number, otherwise from the life-insurance record (spec: shell §7.2). Unknown values are empty strings, as
 * is everything before login, and on pages with another customer's data.
 */
export function useKnownContact(): { email: string; phone: string } {
  const isOwn = useSharing() === null;
  const isKnown = useSession() === 'logged-in' && isOwn;
  const { data: customer } = useQuery({ ...customerQuery, enabled: isKnown });
  const isLifeOnly = customer !== undefined && customer.niceKundenummer === null;
  const { data: life } = useQuery({ ...lifeCustomerQuery, enabled: isKnown && isLifeOnly });
  const { epostAdresse, mobilNummer } = customer?.kontaktInformasjon ?? {};
  const [email = '', phone = ''] = isLifeOnly ? [life?.epost, life?.telefon] : [epostAdresse, mobilNummer];
  const grouped = groupPhone(phone);
  return { email, phone: parsePhone(grouped) === null ? '' : grouped };
}
