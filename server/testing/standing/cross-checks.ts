import type { AgreementAnswer, Answers, ComingAnswer } from './answers.ts';
import { different, differentItems, missingFrom } from './differences.ts';
import { canBeConfirmed, costOf, isDue, isOverdue, keyOf, type Standing } from './oracle.ts';

/** Compares the surfaces with each other, without the oracle's expectations. `day` is today in Oslo. */
type CrossCheck = (answers: Answers, day: string) => string[];

/** The data on which no two surfaces may disagree. */
export const CROSS_CHECKS: Readonly<Record<string, CrossCheck>> = {
  'the standing in lists, pages and confirmations': contradictingStandings,
  'the sums and the agreements of the lists': contradictingSums,
  'the coming dates, the calendar and the agreements': contradictingDates,
  'the bills and the summary': contradictingBills,
  'the claims and messages and the summary': contradictingPapers,
  'the present prices and the agreements': contradictingPrices,
};

function allAgreements({ main, integration }: Answers): AgreementAnswer[] {
  return [...main.avtaler, ...integration.avtaler];
}

function contradictingStandings(answers: Answers): string[] {
  const byKey = new Map(allAgreements(answers).map((each) => [keyOf(each), each]));
  return [
    ...answers.single.flatMap(({ key, standing }) =>
      different(`standing of ${key} in the list and by itself`, byKey.get(key)?.standing, standing),
    ),
    ...answers.confirmations.flatMap(({ key, status }) => {
      const { standing, endDate } = byKey.get(key) ?? {};
      const avtaleDetaljer = answers.single.find((each) => each.key === key)?.avtaleDetaljer;
      const isConfirmed = canBeConfirmed({
        standing: standing as Standing,
        agreement: { endDate, avtaleDetaljer },
      });
      const wanted = isConfirmed ? 200 : 409;
      return different(`confirmation of ${key}, ${standing}`, standing ? wanted : 404, status);
    }),
    ...(answers.summary.slutter ?? []).flatMap((each) => {
      const agreement = byKey.get(keyOf(each));
      const { standing, endDate, name } = agreement ?? {};
      return different(
        `${keyOf(each)} that ends`,
        ['ENDING', endDate, name],
        [standing, each.dato, each.navn],
      );
    }),
    ...differentItems('agreements of the export', [...byKey.keys()], answers.myData.avtaler.map(keyOf)),
  ];
}

function contradictingSums({ main, integration }: Answers): string[] {
  return [main, integration].flatMap(({ avtaler, monthlySum, yearlySum }) => {
    const costs = avtaler.filter(({ standing }) => standing !== 'ENDED').map(costOf);
    const month = costs.reduce((sum, cost) => sum + cost.month, 0);
    const year = costs.reduce((sum, cost) => sum + cost.year, 0);
    return different(
      'sums of a list and of its agreements',
      [month, year],
      [Math.round(monthlySum * 100), Math.round(yearlySum * 100)],
    );
  });
}

function contradictingDates(answers: Answers): string[] {
  const { summary, calendar } = answers;
  const standings = new Map(allAgreements(answers).map((each) => [each.name.toLowerCase(), each]));
  const days = calendar.map(({ dato, slag }) => `${dato} ${slag}`);
  const ending = [...standings.values()].filter(({ standing, endDate }) => standing === 'ENDING' && endDate);
  return [
    ...missingFrom(
      days,
      summary.kommende.map(({ dato, slag }) => `${dato} ${slag}`),
    ).map((each) => `the calendar lacks ${each} of the summary`),
    ...differentItems(
      'ends of agreements and of the calendar',
      ending.map(({ endDate, name }) => `${endDate} ${name.toLowerCase()}`),
      calendar
        .filter(({ slag }) => slag === 'SLUTTER')
        .map(({ dato, summary: text }) => {
          const name = [...standings.keys()].find((each) => text.includes(each));
          return `${dato} ${name ?? text}`;
        }),
    ),
    ...summary.kommende.flatMap((each) => contradictingKind(each, standings)),
  ];
}

const STANDINGS_OF_KINDS: Readonly<Record<string, readonly (string | undefined)[]>> = {
  FORNYES: ['IN_FORCE', 'RENEWING'],
  SLUTTER: ['ENDING'],
  BEGYNNER: ['NOT_STARTED'],
};

function contradictingKind({ slag, navn }: ComingAnswer, standings: ReadonlyMap<string, AgreementAnswer>) {
  const allowed = STANDINGS_OF_KINDS[slag];
  if (!allowed || navn === undefined) return [];
  const standing = standings.get(navn.toLowerCase())?.standing;
  return allowed.includes(standing) ? [] : [`${navn} has ${slag}, but is ${standing}`];
}

function contradictingBills({ summary, invoices, calendar }: Answers, day: string): string[] {
  const { ubetalt, nesteBetaling } = summary;
  const overdue = invoices.fakturaer.filter((each) => isOverdue(each, day));
  const due = invoices.fakturaer.filter((each) => isDue(each, day));
  const ore = overdue.reduce((sum, { belop }) => sum + Math.round(belop * 100), 0);
  return [
    ...different('number of overdue bills', overdue.length, ubetalt?.antall ?? 0),
    ...different('amount of overdue bills', ore, Math.round((ubetalt?.belop ?? 0) * 100)),
    ...different(
      'day of the next payment',
      due.map(({ forfallsdato }) => forfallsdato).toSorted()[0],
      nesteBetaling?.forfallsdato,
    ),
    ...differentItems(
      'payments of the list and of the calendar',
      due.map(({ forfallsdato, status }) => `${forfallsdato} ${status === 'AVTALEGIRO'}`),
      calendar
        .filter(({ slag }) => slag === 'FAKTURA' || slag === 'AVTALEGIRO')
        .map(({ dato, slag }) => `${dato} ${slag === 'AVTALEGIRO'}`),
    ),
  ];
}

function contradictingPapers({ summary, claims, messages }: Answers): string[] {
  const known = claims.skader.map(({ id, tittel, status }) => `${id} ${tittel} ${status}`);
  const waiting = claims.skader.filter(({ status }) => status === 'VENTER_PAA_DEG').length;
  const unread = messages.meldinger.filter(({ lest }) => lest !== true).length;
  return [
    ...missingFrom(
      known,
      summary.skader.map(({ id, tittel, status }) => `${id} ${tittel} ${status}`),
    ).map((each) => `the claims lack ${each} of the summary`),
    ...different('claims that wait', waiting, summary.skaderSomVenter ?? 0),
    ...different('unread messages', unread, summary.ulesteMeldinger ?? 0),
  ];
}

function contradictingPrices(answers: Answers): string[] {
  const paid = allAgreements(answers).filter(({ standing = '' }) =>
    ['IN_FORCE', 'RENEWING', 'ENDING'].includes(standing),
  );
  const costs = paid.map((each) => JSON.stringify(costOf(each)));
  return answers.prices.priser
    .filter((price) => !costs.includes(JSON.stringify(costOf(price))))
    .map((price) => `no agreement in force costs what ${keyOf(price)} is compared with`);
}
