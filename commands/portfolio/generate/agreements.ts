import type { System } from '../../../domain/systems.ts';
import type { PortfolioCustomer } from '../format.ts';
import { dateWithin } from './dates.ts';
import type { Owner } from './descriptions.ts';
import { makePrices } from './prices.ts';
import { ASSOCIATION, LIFE_AND_HEALTH, NURSES, OWN_THINGS, type Product, UNION } from './products.ts';
import type { Random } from './random.ts';

export type Agreement = (PortfolioCustomer['avtaler'] & object)[number];
/** Memberships that give a customer access to products, or move products to other systems. */
export type Memberships = { partner: boolean; union: boolean; association: boolean; nurse: boolean };

/** Maximum number of agreements of a generated customer. */
const MAX = 12;

/** Returns a customer's agreements, zero to twelve. Their numbers start at `firstNumber`. */
export function makeAgreements(
  random: Random,
  owner: Owner,
  memberships: Memberships,
  firstNumber: number,
): Agreement[] {
  return held(random, owner, memberships)
    .slice(0, MAX)
    .map(({ product, systemSource }, index) => ({
      policyNumber: String(firstNumber + index),
      name: product.name,
      ...described(product.about(random, owner)),
      ...(product.price ? makePrices(random, product.price) : {}),
      productType: product.type,
      systemSource,
      ...(product.codes ? { productCode: random.pick(product.codes) } : {}),
      ...stateOf(random),
    }));
}

function held(random: Random, { age }: Owner, { partner, union, association, nurse }: Memberships) {
  const ranges = [
    ...(random.percent(10) ? [] : [OWN_THINGS, LIFE_AND_HEALTH]),
    ...(union ? [UNION] : []),
    ...(association ? [ASSOCIATION] : []),
    ...(nurse ? [NURSES] : []),
  ];
  return ranges.flatMap(({ system, partnerSystem, products }) => {
    const systemSource: System = (partner && partnerSystem) || system;
    return products
      .filter(({ minimumAge = 0 }) => age >= minimumAge)
      .flatMap((product) => Array<Product>(countOf(product, random)).fill(product))
      .map((product) => ({ product, systemSource }));
  });
}

function countOf({ share, more = 0 }: Product, random: Random): number {
  if (!random.percent(share)) return 0;
  return 1 + (random.percent(30) ? random.between(0, more) : 0);
}

/** Returns the description field, or no field if the description is empty. */
export function described(description: string): Pick<Agreement, 'description'> {
  return description ? { description } : {};
}

type State = Pick<Agreement, 'avtaleStatus' | 'avtaleStatusDescription' | 'endDate' | 'detaljer'>;

/** Returns the state of an agreement. Few are not in force, to cover badges and detail targets (spec: overview §2.2). */
function stateOf(random: Random): State {
  const hundredth = random.below(100);
  if (hundredth < 4) return { avtaleStatus: 'RENEWAL' };
  if (hundredth < 6)
    return { avtaleStatus: 'RENEWAL', detaljer: { konvertertAvtalenummer: converted(random) } };
  if (hundredth < 9) return { avtaleStatus: 'PENDING' };
  if (hundredth < 10) return { avtaleStatus: 'PROCESSING' };
  if (hundredth < 11) return {};
  if (hundredth < 14) {
    const endDate = dateWithin(random, 90);
    return { avtaleStatus: 'ACTIVE', avtaleStatusDescription: 'Til Annullasjon', endDate };
  }
  return { avtaleStatus: 'ACTIVE' };
}

function converted(random: Random): string {
  return `${random.percent(60) ? 'E' : ''}${random.between(10_000_000, 99_999_999)}`;
}
