import { API_PATH } from '../../../domain/paths.ts';
import type { TestBrowser } from '../browser.ts';
import { readPdfText } from '../pdf-text.ts';
import { type CalendarEvent, calendarEvents } from './calendar-events.ts';
import { type Agreement, canBeConfirmed, type Expectation, keyOf, type StandingAgreement } from './oracle.ts';

type Named = { systemSource: string; policyNumber: string };
type Item = { systemSource: string; id: string };
type Prices = { monthlyPrice?: number; yearlyPrice?: number };

export type AgreementAnswer = Named & Prices & { name: string; standing?: string; endDate?: string };
export type ListAnswer = {
  avtaler: AgreementAnswer[];
  monthlySum: number;
  yearlySum: number;
  systemSourceError: boolean;
};
export type ComingAnswer = Partial<Named> & {
  dato: string;
  slag: string;
  navn?: string;
  beskrivelse?: string;
  belop?: number;
};
type ClaimAnswer = Item & { tittel: string; status: string };
export type EndingAnswer = Named & { navn: string; beskrivelse?: string; dato: string };
export type SummaryAnswer = {
  nesteBetaling?: { forfallsdato: string; belop: number; avtalegiro: boolean };
  ubetalt?: { antall: number; forfallsdato: string; belop: number };
  kommende: ComingAnswer[];
  skader: ClaimAnswer[];
  flereSkader: number;
  skaderSomVenter?: number;
  feiledeFiler?: Item[];
  flereFeiledeFiler?: number;
  slutter?: EndingAnswer[];
  flereSlutter?: number;
  ulesteMeldinger?: number;
  mangler: string[];
  systemSourceError: boolean;
};
type OfferAnswer = Named & Prices & { name: string; productType: string };
export type PriceAnswer = Named & Prices & { annenDekning?: boolean };
type InvoiceAnswer = Item & { forfallsdato: string; belop: number; status: string };
type MyDataAnswer = {
  avtaler: Named[];
  tilbud: Named[];
  fakturaer: Item[];
  skader: Item[];
  meldinger: Item[];
  dokumenter: Item[];
};

/** The portal's response about one agreement; `text` is the text of a confirmation's PDF. */
export type OneAnswer = {
  key: string;
  status: number;
  code?: string;
  standing?: string;
  avtaleDetaljer?: Agreement['avtaleDetaljer'] | undefined;
  text?: string;
};

/** The portal's responses about a customer through its API. */
export type Answers = {
  main: ListAnswer;
  integration: ListAnswer;
  summary: SummaryAnswer;
  offers: { tilbud: OfferAnswer[]; systemSourceError: boolean };
  count: { antall: number; systemSourceError: boolean };
  prices: { priser: PriceAnswer[] };
  invoices: { fakturaer: InvoiceAnswer[] };
  claims: { skader: ClaimAnswer[] };
  documents: { dokumenter: Item[] };
  messages: { meldinger: (Item & { lest?: boolean })[] };
  myData: MyDataAnswer;
  calendar: CalendarEvent[];
  single: OneAnswer[];
  confirmations: OneAnswer[];
  /** requests that failed: they are empty lists above */
  failures: string[];
};

/** Maximum number of a customer's agreements that are requested one by one. */
const MAX_SINGLE_AGREEMENTS = 12;

type Headers = Record<string, string>;

/**
 * Returns a header that gives a request its own network, since some requests are limited by network.
 * `TRUST_PROXY` must allow it.
 */
export function fromNetwork(number: number): Headers {
  return { 'x-forwarded-for': `10.${Math.floor(number / 250)}.${number % 250}.7` };
}

/**
 * Requests all data that section 6 applies to, as the logged-in customer; `from` has headers for each
 * request.
 */
export async function askEverything(
  browser: TestBrowser,
  expected: Expectation,
  from: Headers,
): Promise<Answers> {
  const failures: string[] = [];
  const get = async <Answer>(path: string, nothing: Answer): Promise<Answer> => {
    const answer = await browser.call('GET', path, undefined, from);
    if (answer.statusCode === 200) return answer.json<Answer>();
    failures.push(`GET ${path} answered ${answer.statusCode}`);
    return nothing;
  };
  const noList = () => ({ avtaler: [], monthlySum: 0, yearlySum: 0, systemSourceError: false });
  return {
    main: await get('/avtaleoversikt/avtaler', noList()),
    integration: await get('/eikaintegrasjon/avtaler', noList()),
    summary: await get('/avtaleoversikt/sammendrag', noSummary()),
    offers: await get('/avtaleoversikt/tilbud', { tilbud: [], systemSourceError: false }),
    count: await get('/avtaleoversikt/tilbud/antall', { antall: 0, systemSourceError: false }),
    prices: await get('/avtaleoversikt/tilbud/dagenspriser', { priser: [] }),
    invoices: await get('/fakturaer', { fakturaer: [] }),
    claims: await get('/skader', { skader: [] }),
    documents: await get('/dokumenter', { dokumenter: [] }),
    messages: await get('/meldinger', { meldinger: [] }),
    myData: await get('/mine-data', noData()),
    calendar: await askCalendar(browser, failures, from),
    single: await askOneByOne(browser, expected),
    confirmations: await askConfirmations(browser, expected, from),
    failures,
  };
}

/**
 * Returns the agreements that are requested one by one, and the keys of some that don't exist for the
 * customer.
 */
export function sampleOf({ agreements, hidden }: Expectation): {
  known: StandingAgreement[];
  hidden: string[];
} {
  return { known: agreements.slice(0, MAX_SINGLE_AGREEMENTS), hidden: hidden.slice(0, 2).map(keyOf) };
}

/**
 * Returns the agreements whose confirmations are requested: all in the sample without a confirmation, and one
 * with one.
 */
export function confirmationSample(expected: Expectation): StandingAgreement[] {
  const { known } = sampleOf(expected);
  const confirmed = known.filter(canBeConfirmed);
  const special = confirmed.find(({ standing }) => standing !== 'IN_FORCE' && standing !== 'RENEWING');
  const one = special ?? confirmed[0];
  return [...known.filter((each) => !canBeConfirmed(each)), ...(one ? [one] : [])];
}

async function askCalendar(
  browser: TestBrowser,
  failures: string[],
  from: Headers,
): Promise<CalendarEvent[]> {
  const answer = await browser.request(`${API_PATH}/kalender`, { headers: from });
  if (answer.statusCode === 200) return calendarEvents(answer.body);
  failures.push(`GET /kalender answered ${answer.statusCode}`);
  return [];
}

async function askOneByOne(browser: TestBrowser, expected: Expectation): Promise<OneAnswer[]> {
  const { known, hidden } = sampleOf(expected);
  const answers: OneAnswer[] = [];
  for (const key of [...known.map((each) => each.key), ...hidden]) {
    const answer = await browser.call('GET', `/avtaleoversikt/avtaler/${pathOf(key)}`);
    const { standing, avtaleDetaljer } = answer.json<Partial<OneAnswer>>();
    answers.push({ key, status: answer.statusCode, ...(standing ? { standing, avtaleDetaljer } : {}) });
  }
  return answers;
}

async function askConfirmations(
  browser: TestBrowser,
  expected: Expectation,
  from: Headers,
): Promise<OneAnswer[]> {
  const keys = confirmationSample(expected).map(({ key }) => key);
  const answers: OneAnswer[] = [];
  for (const key of [...keys, ...sampleOf(expected).hidden]) {
    const answer = await browser.call('GET', `/bekreftelser/${pathOf(key)}`, undefined, from);
    const isPdf = answer.headers['content-type'] === 'application/pdf';
    const said = isPdf ? { text: readPdfText(answer.rawPayload).text } : answer.json<{ code?: string }>();
    const { code, text } = { code: undefined, text: undefined, ...said };
    answers.push({ key, status: answer.statusCode, ...(code ? { code } : {}), ...(text ? { text } : {}) });
  }
  return answers;
}

function pathOf(key: string): string {
  return key.replace(' ', '/');
}

function noSummary(): SummaryAnswer {
  return { kommende: [], skader: [], flereSkader: 0, mangler: [], systemSourceError: false };
}

function noData(): MyDataAnswer {
  return { avtaler: [], tilbud: [], fakturaer: [], skader: [], meldinger: [], dokumenter: [] };
}
