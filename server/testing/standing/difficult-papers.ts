import type { PortfolioCustomer } from '../../../commands/portfolio/format.ts';
import { SYSTEMS } from '../../../domain/systems.ts';
import { codeOf, type Making, someDay, sometimes } from './difficult-insurance.ts';

type Item<List extends 'fakturaer' | 'skader' | 'meldinger' | 'dokumenter'> = NonNullable<
  PortfolioCustomer[List]
>[number];

const INVOICE_STATUSES = ['KOMMENDE', 'FORFALT', 'BETALT', 'AVTALEGIRO'];
const CLAIM_STATUSES = ['MOTTATT', 'UNDER_BEHANDLING', 'VENTER_PAA_DEG', 'UTBETALT', 'AVSLUTTET', 'AVSLAATT'];
const FILE_STATUSES = ['UNDERVEIS', 'MOTTATT', 'FEILET'];
const RECOMMENDED = [
  'BIL',
  'HUS',
  'REISE',
  'LIVSFORSIKRING',
  'KRITISK_SYKDOM',
  'INNBO',
  'MOPED',
  'BAAT',
  'MC',
];

/** Returns a number that agreements of several systems have, or none. */
function policyNumberFor(item: number): string {
  return String(80_000_000 + (item % 3));
}

/** Returns a bill or a credit note. Its status and date may contradict each other. */
export function makeInvoice(making: Making, item: number): Item<'fakturaer'> {
  const { random, number } = making;
  return {
    id: codeOf('f', number, item),
    systemSource: random.pick(SYSTEMS),
    forfallsdato: someDay(making),
    belop: random.between(-50_000, 500_000) / 100,
    status: random.pick(INVOICE_STATUSES),
  };
}

/** Returns a claim of any status. */
export function makeClaim(making: Making, item: number): Item<'skader'> {
  const { random, number } = making;
  const code = codeOf('s', number, item);
  return {
    id: code,
    systemSource: random.pick(SYSTEMS),
    skadenummer: `26-${item}`,
    tittel: `Steinsprut ${code}`,
    meldtDato: someDay(making),
    avtalenummer: policyNumberFor(item),
    status: random.pick(CLAIM_STATUSES),
    ...sometimes(random, 20, 'vedlegg', () =>
      ['1', '2'].map((id) => ({
        id,
        navn: random.pick(['a.jpg', 'b.jpg']),
        status: random.pick(FILE_STATUSES),
      })),
    ),
  };
}

/** Returns a message, read or not. */
export function makeMessage(making: Making, item: number): Item<'meldinger'> {
  const { random, number } = making;
  const code = codeOf('m', number, item);
  return {
    id: code,
    systemSource: random.pick(SYSTEMS),
    tittel: `Brev ${code}`,
    dato: someDay(making),
    ...sometimes(random, 70, 'lest', () => random.percent(85)),
  };
}

/** Returns a document without a file. */
export function makeDocument(making: Making, item: number): Item<'dokumenter'> {
  const { random, number } = making;
  const code = codeOf('d', number, item);
  const systemSource = random.pick(SYSTEMS);
  return {
    id: code,
    systemSource,
    tittel: `Vilkår ${code}`,
    type: 'VILKAAR',
    dato: someDay(making),
    avtalenummer: policyNumberFor(item),
  };
}

/** Returns the tasks in the specifications. Most customers have none. */
export function makeTasks({ random, number }: Making): Pick<PortfolioCustomer, 'oppgaver'> {
  const motorTask = {
    oppgavetype: 'KILOMETERSTAND',
    beskrivelse: 'Volvo V60',
    avtalenummer: String(80_000_000 + number),
  };
  return sometimes(random, 40, 'oppgaver', () => ({
    ...sometimes(random, 40, 'helseerklaering', () => ({ antall: random.below(3) })),
    ...sometimes(random, 40, 'aksepttilbud', () => ({ antall: random.below(3) })),
    ...sometimes(random, 20, 'motoroppgaver', () => [motorTask]),
  }));
}

/**
 * Returns different scores for all products that can be recommended, so that a missing product is noticed.
 */
export function makeRecommendations({ random }: Making): Pick<PortfolioCustomer, 'anbefalinger'> {
  const scores = RECOMMENDED.map((nextBestOfferProdukt, index) => ({
    nextBestOfferProdukt,
    score: (random.below(10) * RECOMMENDED.length + index) / 100,
  }));
  return sometimes(random, 80, 'anbefalinger', () => ({ scores }));
}
