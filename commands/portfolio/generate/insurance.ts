import { invoiceInKroner, pricesInOre } from '../../../contract/in-ore.ts';
import { isOpenClaim } from '../../../domain/claim-state.ts';
import { sumOre } from '../../../domain/money.ts';
import type { PortfolioCustomer } from '../format.ts';
import type { Agreement } from './agreements.ts';
import { makeCoverages } from './coverages.ts';
import { dateAround } from './dates.ts';
import type { Random } from './random.ts';
import { makeRenewal } from './renewals.ts';
import { smallPdf } from './small-pdf.ts';

type Lists = Pick<PortfolioCustomer, 'avtaler' | 'dokumenter' | 'fakturaer' | 'skader' | 'meldinger'>;
type Item<List extends keyof Lists> = (Lists[List] & object)[number];

/** Limits the number of documents, so that a file of a million customers does not become too large. */
const MAX_CERTIFICATES = 2;

/** Returns the agreements with their details, and the documents, invoices, claims and messages that belong to them. */
export function makeInsurance(random: Random, agreements: readonly Agreement[]): Lists {
  const avtaler = agreements.map((agreement) => withDetails(random, agreement));
  const certificates = avtaler
    .slice(0, MAX_CERTIFICATES)
    .map((agreement) => makeCertificate(random, agreement));
  const fakturaer = makeInvoices(random, avtaler);
  return {
    avtaler,
    ...(certificates.length > 0 ? { dokumenter: certificates } : {}),
    ...(fakturaer.length > 0 ? { fakturaer } : {}),
    ...makeClaims(random, avtaler),
    ...makeMessages(random, avtaler),
  };
}

function withDetails(random: Random, agreement: Agreement): Agreement {
  const dekninger = makeCoverages(agreement);
  const place = agreement.description?.match(/^.+, \d{4} .+$/)?.[0];
  const plate = agreement.description?.match(/, ([A-Z]{1,2} \d{4,5})$/)?.[1];
  const isPaid = agreement.monthlyPrice !== undefined;
  const hovedforfall = dateAround(random, 0, 365);
  const gjelderFra = dateAround(random, -1800, -30);
  return {
    ...agreement,
    avtaleDetaljer: {
      hovedforfall,
      gjelderFra,
      ...(isPaid ? { betalingstermin: random.pick(['MAANED', 'MAANED', 'KVARTAL', 'AAR']) } : {}),
      ...(isPaid ? { avtalegiro: random.percent(60) } : {}),
      ...(place ? { forsikringssted: place } : {}),
      ...(dekninger.length > 0 ? { dekninger } : {}),
      ...(plate ? { opplysninger: [{ navn: 'Registreringsnummer', verdi: plate }] } : {}),
      ...makeRenewal(random, agreement, hovedforfall, gjelderFra),
    },
  };
}

function makeCertificate(
  random: Random,
  { policyNumber, name, description, systemSource }: Agreement,
): Item<'dokumenter'> {
  const lines = [name, ...(description ? [description] : []), `Avtalenummer ${policyNumber}`];
  return {
    id: `D${policyNumber}`,
    systemSource,
    tittel: `Forsikringsbevis ${name}`.slice(0, 200),
    type: 'FORSIKRINGSBEVIS',
    dato: dateAround(random, -360, -10),
    avtalenummer: policyNumber,
    innhold: smallPdf('Forsikringsbevis', lines),
  };
}

/** Returns a coming or overdue invoice, and a paid one, from a system whose agreements have prices. */
function makeInvoices(random: Random, agreements: readonly Agreement[]): Item<'fakturaer'>[] {
  const paid = agreements.find(({ monthlyPrice }) => monthlyPrice !== undefined);
  if (!paid) return [];
  const { systemSource } = paid;
  const own = agreements.filter((each) => each.systemSource === systemSource);
  const shares = own.flatMap((each) => {
    const amountOre = pricesInOre(each).monthlyOre;
    return amountOre === null ? [] : [{ systemSource, policyNumber: each.policyNumber, amountOre }];
  });
  const common = {
    systemSource,
    amountOre: sumOre(shares.map(({ amountOre }) => amountOre)),
    shares,
    kid: `${paid.policyNumber}7`,
    kontonummer: '12345678903',
    avtalenumre: own.map(({ policyNumber }) => policyNumber),
  };
  const status = random.pick(['KOMMENDE', 'KOMMENDE', 'AVTALEGIRO', 'AVTALEGIRO', 'FORFALT']);
  const due = status === 'FORFALT' ? dateAround(random, -30, -2) : dateAround(random, 2, 30);
  const next = { id: `F${paid.policyNumber}2`, forfallsdato: due, status, ...common };
  const last = { id: `F${paid.policyNumber}1`, forfallsdato: dateAround(random, -60, -32), status: 'BETALT' };
  return [invoiceInKroner(next), invoiceInKroner({ ...last, ...common })];
}

const CLAIM_STATUSES = ['MOTTATT', 'UNDER_BEHANDLING', 'VENTER_PAA_DEG', 'UTBETALT', 'AVSLUTTET', 'AVSLAATT'];

function makeClaims(random: Random, agreements: readonly Agreement[]): Pick<Lists, 'skader'> {
  const [agreement] = agreements;
  if (!agreement || !random.percent(15)) return {};
  const status = random.pick(CLAIM_STATUSES);
  const meldtDato = dateAround(random, -300, -3);
  const skade: Item<'skader'> = {
    id: `S${agreement.policyNumber}`,
    systemSource: agreement.systemSource,
    skadenummer: `26-${agreement.policyNumber.slice(-6)}`,
    tittel: `Skade på ${agreement.name.toLowerCase()}`.slice(0, 200),
    meldtDato,
    status,
    avtalenummer: agreement.policyNumber,
    ...(status === 'VENTER_PAA_DEG'
      ? { nesteSteg: 'Send oss kvittering eller bilder av det som er skadet.' }
      : {}),
    ...(status === 'UTBETALT' ? { utbetalt: random.between(1, 60) * 500 } : {}),
    ...(status === 'AVSLAATT'
      ? { begrunnelse: { tekst: 'Forsikringen dekker ikke skade som skyldes slitasje.' } }
      : {}),
    hendelser: [{ dato: meldtDato, tekst: 'Du meldte skaden.' }],
    ...(isOpenClaim({ status }) ? openClaimFacts(random) : {}),
  };
  return { skader: [skade] };
}

function openClaimFacts(random: Random): Pick<Item<'skader'>, 'saksbehandler' | 'forventetSvar' | 'vedlegg'> {
  const file = random.percent(40) ? random.pick(['MOTTATT', 'MOTTATT', 'MOTTATT', 'FEILET']) : null;
  return {
    ...(random.percent(60) ? { saksbehandler: { navn: 'Anders Lie', telefon: '22000001' } } : {}),
    ...(random.percent(60) ? { forventetSvar: dateAround(random, 2, 20) } : {}),
    ...(file && { vedlegg: [{ id: 'V1', navn: 'kvittering.pdf', status: file }] }),
  };
}

function makeMessages(random: Random, agreements: readonly Agreement[]): Pick<Lists, 'meldinger'> {
  const [agreement] = agreements;
  if (!agreement || !random.percent(25)) return {};
  const melding: Item<'meldinger'> = {
    id: `M${agreement.policyNumber}`,
    systemSource: agreement.systemSource,
    tittel: 'Forsikringen er fornyet',
    dato: dateAround(random, -120, -1),
    ...(random.percent(50) ? { lest: true } : {}),
    tekst: '<p>Forsikringen din er fornyet for et nytt år. Beviset ligger under dokumenter.</p>',
    avtalenummer: agreement.policyNumber,
  };
  return { meldinger: [melding] };
}
