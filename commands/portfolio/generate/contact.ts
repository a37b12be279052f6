import type { PortfolioCustomer } from '../format.ts';
import { makeEmail, type Name } from './names.ts';
import type { Random } from './random.ts';

export type Contact = { epostAdresse?: string; mobilNummer?: string };

/** Returns a customer's contact information. The mobile numbers begin with 42, 43, 44 or 49, which are not in use. */
export function makeContact(random: Random, name: Name): Contact {
  const number = random.percent(35) ? 0 : random.between(1, 9999);
  const mobile = `${random.pick(['42', '43', '44', '49'])}${String(random.below(1_000_000)).padStart(6, '0')}`;
  return {
    ...(random.percent(94) ? { epostAdresse: makeEmail(name, number) } : {}),
    ...(random.percent(96) ? { mobilNummer: mobile } : {}),
  };
}

/** Returns the record in the life-insurance system: of customers who are insured there, and of some former ones. */
export function makeLifeCustomer(
  random: Random,
  insured: boolean,
  { epostAdresse, mobilNummer }: Contact,
): Pick<PortfolioCustomer, 'livKunde'> {
  if (!insured && !random.percent(6)) return {};
  const email = epostAdresse && random.percent(90) ? { epost: epostAdresse } : {};
  const phone = mobilNummer && random.percent(90) ? { telefon: mobilNummer } : {};
  return { livKunde: { eksisterer: true, ...email, ...phone } };
}
