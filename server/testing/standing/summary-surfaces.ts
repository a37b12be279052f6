import type { Answers, ComingAnswer, EndingAnswer, SummaryAnswer } from './answers.ts';
import { different, differentItems, missingFrom } from './differences.ts';
import {
  type Agreement,
  type ComingDate,
  type Expectation,
  itemKey,
  keyOf,
  type StandingAgreement,
} from './oracle.ts';

/** Compares one surface with the oracle. Returns a line for each fault. */
export type Compare = (expected: Expectation, answers: Answers) => string[];

/** Limits of the summary. */
const MOST_DATES = 5;
const MOST_WAITING_CLAIMS = 5;
const MOST_OTHER_CLAIMS = 3;
const MOST_ENDINGS = 5;

/** The parts of the summary. */
export const SUMMARY_SURFACES: Readonly<Record<string, Compare>> = {
  'the next payment': (expected, { summary }) => comparePayment(expected, summary),
  'the unpaid bills': (expected, { summary }) => compareUnpaid(expected, summary),
  'the coming dates': (expected, { summary }) => compareComing(expected, summary),
  'the claims of the summary': (expected, { summary }) => compareClaims(expected, summary),
  'the files that did not arrive': (expected, { summary }) => compareFailedFiles(expected, summary),
  'the insurances that end': (expected, { summary }) => compareEndings(expected, summary),
  'the unread messages': (expected, { summary }) => compareUnread(expected, summary),
};

function compareUnread({ messages }: Expectation, { ulesteMeldinger }: SummaryAnswer): string[] {
  const unread = messages.filter(({ lest }) => lest !== true).length;
  return different('unread messages', unread || undefined, ulesteMeldinger);
}

/** Any of several payments on the same day may be the next. */
function comparePayment({ coming }: Expectation, { nesteBetaling }: SummaryAnswer): string[] {
  const payments = coming.filter(isPayment);
  const first = payments.filter(({ dato }) => dato === payments[0]?.dato).map(paymentText);
  if (first.length === 0) return different('next payment', undefined, nesteBetaling);
  if (!nesteBetaling) return [`next payment: missing, one of ${first.join(' | ')}`];
  const { forfallsdato, belop, avtalegiro } = nesteBetaling;
  const given = paymentText({ dato: forfallsdato, slag: avtalegiro ? 'AVTALEGIRO' : 'FAKTURA', belop });
  return first.includes(given) ? [] : [`next payment: ${given} is none of ${first.join(' | ')}`];
}

function isPayment({ slag }: { slag: string }): boolean {
  return slag === 'FAKTURA' || slag === 'AVTALEGIRO';
}

function paymentText({ dato, slag, belop }: ComingAnswer): string {
  return `${dato} ${slag} ${belop}`;
}

function compareUnpaid({ overdue }: Expectation, { ubetalt }: SummaryAnswer): string[] {
  const ore = overdue.reduce((sum, { belop }) => sum + Math.round(belop * 100), 0);
  const [oldest] = overdue.map(({ forfallsdato }) => forfallsdato).toSorted();
  const wanted = oldest && { antall: overdue.length, forfallsdato: oldest, ore };
  const given = ubetalt && {
    antall: ubetalt.antall,
    forfallsdato: ubetalt.forfallsdato,
    ore: Math.round(ubetalt.belop * 100),
  };
  return different('unpaid', wanted, given);
}

/** Compares the first five coming dates. Of those on the last of these days, any may be included. */
function compareComing({ coming }: Expectation, { kommende }: SummaryAnswer): string[] {
  const wanted = coming.slice(0, MOST_DATES).map(({ dato }) => dato);
  const candidates = coming.map(comingText);
  const texts = kommende.map(comingAnswerText);
  return [
    ...different(
      'days of coming dates',
      wanted,
      kommende.map(({ dato }) => dato),
    ),
    ...missingFrom(candidates, texts).map((text) => `coming dates: unexpected ${text}`),
    ...differentItems('coming dates', firstDays(coming, wanted), texts.filter(isBefore(wanted.at(-1)))),
    ...kommende.flatMap((each) => wrongDescription(coming, each)),
  ];
}

/** Returns the dates that must be included: all before the last of the days. */
function firstDays(coming: readonly ComingDate[], days: readonly string[]): string[] {
  return coming.map(comingText).filter(isBefore(days.at(-1)));
}

function isBefore(day: string | undefined): (text: string) => boolean {
  return (text) => day !== undefined && text < day;
}

function comingText({ dato, slag, key, navn, belop }: ComingDate): string {
  return `${dato} ${slag} ${key ?? ''} ${navn ?? ''} ${belop ?? ''}`;
}

function comingAnswerText({ dato, slag, systemSource, policyNumber, navn, belop }: ComingAnswer): string {
  const key = systemSource && policyNumber ? keyOf({ systemSource, policyNumber }) : '';
  return `${dato} ${slag} ${key} ${navn ?? ''} ${belop ?? ''}`;
}

/** The description may be shortened, but must not belong to another item. */
function wrongDescription(
  coming: readonly ComingDate[],
  { dato, navn, beskrivelse }: ComingAnswer,
): string[] {
  const own = coming.find((each) => each.navn === navn && each.dato === dato);
  const isOwn = beskrivelse === undefined || !own || own.beskrivelse?.startsWith(beskrivelse) === true;
  return isOwn ? [] : [`coming dates: ${navn} is not described as ${beskrivelse}`];
}

function compareClaims(expected: Expectation, summary: SummaryAnswer): string[] {
  const { openClaims, waitingClaims } = expected;
  const waiting = waitingClaims.map(itemKey);
  const others = openClaims.map(itemKey).filter((key) => !waiting.includes(key));
  const [shownWaiting, shownOthers] = [
    Math.min(waiting.length, MOST_WAITING_CLAIMS),
    Math.min(others.length, MOST_OTHER_CLAIMS),
  ];
  const given = summary.skader.map(itemKey);
  const texts = openClaims.map((each) => `${itemKey(each)} ${each.tittel} ${each.status}`);
  const more = openClaims.length - shownWaiting - shownOthers;
  return [
    ...summary.skader
      .map((each) => `${itemKey(each)} ${each.tittel} ${each.status}`)
      .filter((text) => !texts.includes(text))
      .map((text) => `claims: ${text} is not open`),
    ...different(
      'claims that wait, then others',
      [...Array(shownWaiting).fill('waits'), ...Array(shownOthers).fill('other')],
      given.map((key) => (waiting.includes(key) ? 'waits' : 'other')),
    ),
    ...different('different claims', given.length, new Set(given).size),
    ...different('flereSkader', more, summary.flereSkader),
    ...different('skaderSomVenter', waiting.length || undefined, summary.skaderSomVenter),
    ...different('mangler', [], summary.mangler),
    ...different('systemSourceError', false, summary.systemSourceError),
  ];
}

function compareFailedFiles(
  { claimsWithFailedFiles }: Expectation,
  { feiledeFiler = [], flereFeiledeFiler = 0 }: SummaryAnswer,
): string[] {
  const all = claimsWithFailedFiles.map(itemKey);
  const given = feiledeFiler.map(itemKey);
  return [
    ...different('claims with failed files', Math.min(all.length, MOST_ENDINGS), new Set(given).size),
    ...missingFrom(all, given).map((key) => `failed files: unexpected ${key}`),
    ...different('flereFeiledeFiler', Math.max(all.length - MOST_ENDINGS, 0), flereFeiledeFiler),
  ];
}

function compareEndings({ endings }: Expectation, summary: SummaryAnswer): string[] {
  const { slutter = [], flereSlutter = 0 } = summary;
  const all = endings.map(endingText);
  const texts = slutter.map(endingAnswerText);
  const days = endings.slice(0, MOST_ENDINGS).map(({ agreement }) => agreement.endDate);
  return [
    ...different(
      'days of ends',
      days,
      slutter.map(({ dato }) => dato),
    ),
    ...texts.filter((text) => !all.includes(text)).map((text) => `ends: unexpected ${text}`),
    ...different('different ends', texts.length, new Set(texts).size),
    ...different('flereSlutter', Math.max(endings.length - MOST_ENDINGS, 0), flereSlutter),
    ...slutter
      .filter((each) => !endings.some(({ agreement }) => isDescribedAs(agreement, each)))
      .map(({ navn, beskrivelse }) => `ends: ${navn} is not described as ${beskrivelse}`),
  ];
}

function endingText({ key, agreement }: StandingAgreement): string {
  return `${agreement.endDate} ${key} ${agreement.name}`;
}

function endingAnswerText(ending: EndingAnswer): string {
  return `${ending.dato} ${keyOf(ending)} ${ending.navn}`;
}

function isDescribedAs(
  { name, description = '' }: Agreement,
  { navn, beskrivelse = '' }: EndingAnswer,
): boolean {
  return name === navn && description.startsWith(beskrivelse);
}
