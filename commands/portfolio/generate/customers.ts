import type { PortfolioCustomer } from '../format.ts';
import { addressLine, makeAddresses } from './addresses.ts';
import { makeAgreements } from './agreements.ts';
import { makeContact, makeLifeCustomer } from './contact.ts';
import { ageOf } from './dates.ts';
import { makeInsurance } from './insurance.ts';
import { makeName } from './names.ts';
import { nationalIds, personOf } from './national-ids.ts';
import { makeOffers } from './offers.ts';
import { Random } from './random.ts';
import { makeRecommendations } from './recommendations.ts';
import { makeTasks } from './tasks.ts';

/** Size of the range of policy numbers of one customer. */
const NUMBERS = 20;

/**
 * Yields synthetic customers in a realistic mix, one at a time (spec: decisions §7.1). The same seed yields
 * the same customers on every machine, and a smaller count yields the first of them. The seed is a whole
 * number below 2^32. At most `MAX_CUSTOMERS` exist.
 */
export function* generateCustomers(count: number, seed: number): Generator<PortfolioCustomer> {
  const ids = nationalIds(seed);
  for (let index = 0; index < count; index += 1) {
    const { value: ssn, done } = ids.next();
    if (done) throw new Error('No synthetic national ids are left.');
    yield makeCustomer(ssn, index, new Random(seed, index + 1));
  }
}

function makeCustomer(ssn: string, index: number, random: Random): PortfolioCustomer {
  const { sex, birthYear } = personOf(ssn);
  const name = makeName(random, sex, birthYear);
  const contact = makeContact(random, name);
  const addresses = makeAddresses(random);
  const owner = { age: ageOf(birthYear), home: addresses[0] ? addressLine(addresses[0]) : '' };
  const member = {
    partner: random.percent(12),
    union: random.percent(20),
    association: random.percent(10),
    nurse: random.percent(3),
  };
  const agreements = makeAgreements(random, owner, member, 100_000_000 + NUMBERS * index);
  const offers = makeOffers(random, owner, 500_000_000 + NUMBERS * index);
  const atLifeCompany = agreements.some(({ systemSource }) => systemSource === 'PROLIFE');
  return {
    ssn,
    navn: `${name.given} ${name.family}`,
    ...(random.percent(90) ? { niceKundenummer: String(20_000_000 + index) } : {}),
    isLoMedlem: member.union,
    isBankkunde: random.percent(72),
    ...(member.partner ? { loginBankplassRegisterNummer: random.pick(['2050', '0502']) } : {}),
    kontaktInformasjon: contact,
    samtykker: { marketingConsent: consent(random, 45), crossDomainConsent: consent(random, 30) },
    kundeadresser: addresses,
    ...makeLifeCustomer(random, atLifeCompany, contact),
    hasReservasjon: random.percent(birthYear < 1955 ? 25 : 3),
    tilbud: offers,
    ...makeTasks(random, agreements),
    ...(random.percent(member.partner ? 20 : 1) ? { kundekommunikasjon: { hasUlesteMeldinger: true } } : {}),
    ...makeRecommendations(random, agreements),
    // Must be last: a change here then keeps all other fields of a seed the same.
    ...makeInsurance(random, agreements),
  };
}

function consent(random: Random, share: number): 'AUTHORIZED' | 'NOT_AUTHORIZED' {
  return random.percent(share) ? 'AUTHORIZED' : 'NOT_AUTHORIZED';
}
