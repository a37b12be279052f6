import { type Answers, confirmationSample, type ListAnswer, sampleOf } from './answers.ts';
import type { CalendarEvent } from './calendar-events.ts';
import { shortDate } from './days.ts';
import {
  type Agreement,
  type ComingDate,
  canBeConfirmed,
  type Expectation,
  keyOf,
  type StandingAgreement,
  sumsOf,
} from './oracle.ts';
import { RECOMMENDATION_LINKS } from './pages.ts';

/** Returns correct responses, so that the comparison can be tested without the portal. */
export function idealAnswers(expected: Expectation): Answers {
  const { agreements, offers, invoices, claims, documents, messages } = expected;
  const exported = agreements.map(({ agreement }) => agreement);
  return {
    main: listOf(expected.main),
    integration: listOf(expected.integration),
    summary: summaryOf(expected),
    offers: { tilbud: [...offers], systemSourceError: false },
    count: { antall: offers.length, systemSourceError: false },
    prices: { priser: pricesOf(expected) },
    invoices: { fakturaer: [...invoices] },
    claims: { skader: [...claims] },
    documents: { dokumenter: documents },
    messages: { meldinger: messages },
    myData: {
      avtaler: exported,
      tilbud: [...offers],
      fakturaer: [...invoices],
      skader: [...claims],
      meldinger: messages,
      dokumenter: documents,
    },
    calendar: [...expected.coming, ...expected.offerDates].map(eventOf),
    single: [
      ...sampleOf(expected).known.map(({ key, standing, agreement: { avtaleDetaljer } }) => ({
        key,
        status: 200,
        standing,
        avtaleDetaljer,
      })),
      ...sampleOf(expected).hidden.map((key) => ({ key, status: 404 })),
    ],
    confirmations: [
      ...confirmationSample(expected).map(confirmationOf),
      ...sampleOf(expected).hidden.map((key) => ({ key, status: 404 })),
    ],
    failures: [],
  };
}

function listOf(agreements: readonly StandingAgreement[]): ListAnswer {
  const { month, year } = sumsOf(agreements);
  return {
    avtaler: agreements.map(({ agreement, standing }) => ({ ...agreement, standing })),
    monthlySum: month / 100,
    yearlySum: year / 100,
    systemSourceError: false,
  };
}

function pricesOf({ prices, offers }: Expectation) {
  return offers.flatMap(({ systemSource, policyNumber }) => {
    const price = prices.get(keyOf({ systemSource, policyNumber }));
    if (!price) return [];
    const { agreement, hasOtherCover } = price;
    return [
      { systemSource, policyNumber, ...moneyOf(agreement), ...(hasOtherCover ? { annenDekning: true } : {}) },
    ];
  });
}

function moneyOf({ monthlyPrice, yearlyPrice }: Agreement) {
  return {
    ...(monthlyPrice === undefined ? {} : { monthlyPrice }),
    ...(yearlyPrice === undefined ? {} : { yearlyPrice }),
  };
}

function summaryOf(expected: Expectation): Answers['summary'] {
  const { coming, overdue, openClaims, waitingClaims, claimsWithFailedFiles, endings, messages } = expected;
  const next = coming.find(({ belop }) => belop !== undefined);
  const others = openClaims.filter(({ status }) => status !== 'VENTER_PAA_DEG');
  const shown = [...waitingClaims.slice(0, 5), ...others.slice(0, 3)];
  const unread = messages.filter(({ lest }) => lest !== true).length;
  const ore = overdue.reduce((sum, { belop }) => sum + Math.round(belop * 100), 0);
  const [oldest] = overdue.map(({ forfallsdato }) => forfallsdato).toSorted();
  return {
    ...(next ? { nesteBetaling: paymentOf(next) } : {}),
    ...(oldest ? { ubetalt: { antall: overdue.length, forfallsdato: oldest, belop: ore / 100 } } : {}),
    kommende: coming.slice(0, 5).map(comingOf),
    skader: shown,
    flereSkader: openClaims.length - shown.length,
    ...(waitingClaims.length > 0 ? { skaderSomVenter: waitingClaims.length } : {}),
    ...(claimsWithFailedFiles.length > 0 ? { feiledeFiler: claimsWithFailedFiles.slice(0, 5) } : {}),
    ...(claimsWithFailedFiles.length > 5 ? { flereFeiledeFiler: claimsWithFailedFiles.length - 5 } : {}),
    slutter: endings.slice(0, 5).map(({ agreement }) => ({
      systemSource: agreement.systemSource,
      policyNumber: agreement.policyNumber,
      navn: agreement.name,
      dato: agreement.endDate ?? '',
    })),
    flereSlutter: Math.max(endings.length - 5, 0),
    ...(unread > 0 ? { ulesteMeldinger: unread } : {}),
    mangler: [],
    systemSourceError: false,
  };
}

function paymentOf({ dato, slag, belop = 0 }: ComingDate) {
  return { forfallsdato: dato, belop, avtalegiro: slag === 'AVTALEGIRO' };
}

function comingOf({ dato, slag, key, navn, belop }: ComingDate) {
  const [systemSource, policyNumber] = key?.split(' ') ?? [];
  return {
    dato,
    slag,
    ...(navn === undefined ? {} : { navn }),
    ...(belop === undefined ? {} : { belop }),
    ...(systemSource && policyNumber ? { systemSource, policyNumber } : {}),
  };
}

function eventOf({ dato, slag, navn, belop = 0 }: ComingDate): CalendarEvent {
  const amount = belop.toFixed(2).replace('.', ',').replace(',00', '');
  return { dato, slag, summary: navn === undefined ? `faktura: ${amount} kr` : navn.toLowerCase() };
}

function confirmationOf(each: StandingAgreement): Answers['confirmations'][number] {
  const { key, standing } = each;
  return canBeConfirmed(each)
    ? { key, status: 200, standing }
    : { key, status: 409, code: 'KAN_IKKE_BEKREFTES' };
}

/** Returns a correct overview with only the parts that are compared. */
export function idealOverview(expected: Expectation): string {
  const { counted, shownEnded, agreements, overdue, waitingClaims, claimsWithFailedFiles, coming, waits } =
    expected;
  const { recommended } = expected;
  const month = (sumsOf(counted).month / 100).toFixed(2).replace('.', ',').replace(',00', '');
  const ending = agreements.filter(({ standing, agreement }) => standing === 'ENDING' && agreement.endDate);
  return [
    counted.length > 0 ? `Du har ${counted.length} forsikringer for til sammen ${month} kr/md.` : '',
    ...[...counted, ...shownEnded].map(({ agreement }) => `<p>${agreement.name}</p>`),
    ...shownEnded.map(({ lastDay = '' }) => `<p>Avsluttet ${shortDate(lastDay)}</p>`),
    ...ending.map(({ agreement }) => `<p>Avsluttes ${shortDate(agreement.endDate ?? '')}</p>`),
    overdue.length > 0 ? 'Betal regningen' : '',
    waitingClaims.length > 0 ? 'Svar i skadesaken' : '',
    claimsWithFailedFiles.length > 0 ? 'En fil kom ikke frem' : '',
    waits === 'no' ? 'Du har ingenting å gjøre nå' : '',
    waits === 'no' && coming.length > 0 ? 'Neste: ' : '',
    '<h2>Anbefalt for deg</h2>',
    ...(recommended ?? []).map(
      (product) => `<a href="/privat/forsikring${RECOMMENDATION_LINKS[product]}"></a>`,
    ),
    '<a href="/privat/forsikring/oversikt/kjopsinnganger"></a>',
  ].join('\n');
}
