import type { CoverageInOre, DetailedAgreementInOre } from '../../contract/in-ore.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Language } from '../../texts/languages.ts';
import type { Row } from '../platform/pdf/render-pdf.ts';
import { type ConfirmationTexts, confirmationTexts } from './confirmation-texts.ts';

type Section = { heading: string; lines: readonly string[] };

/** What a confirmation says, before it is rendered. */
export type Confirmation = {
  language: Language;
  insurer: string;
  title: string;
  paragraphs: readonly string[];
  rows: readonly Row[];
  /** what is covered and what is not, in the system's words */
  sections: readonly Section[];
  written: string;
};

export type ConfirmationOptions = {
  language: Language;
  insurer: string;
  /** '': a customer who is known by a login alone */
  customerName: string;
  /** 2026-12-31 */
  today: string;
};

/** What waits for somebody is not in force. */
const NOT_IN_FORCE: readonly (string | undefined)[] = ['PENDING', 'PROCESSING'];

/** Returns what the confirmation of an agreement says (spec: beyond §1). */
export function confirmationOf(
  agreement: DetailedAgreementInOre,
  { language, insurer, customerName, today }: ConfirmationOptions,
): Confirmation {
  const texts = confirmationTexts(language);
  const coverages = agreement.details?.coverages ?? [];
  const section = (heading: string, included: boolean): Section => ({
    heading,
    lines: coverages
      .filter(({ inkludert = true }) => inkludert === included)
      .map((coverage) => coverageLine(coverage, texts)),
  });
  return {
    language,
    insurer,
    title: texts.title,
    paragraphs: [
      texts.intro(insurer, customerName || texts.labels.holder.toLowerCase()),
      ...(NOT_IN_FORCE.includes(agreement.avtaleStatus) ? [texts.notYet] : []),
    ],
    rows: rowsOf(agreement, customerName, texts),
    sections: [section(texts.covered, true), section(texts.notCovered, false)].filter(
      ({ lines }) => lines.length > 0,
    ),
    written: texts.written(dateText(today, texts)),
  };
}

function rowsOf(agreement: DetailedAgreementInOre, customerName: string, texts: ConfirmationTexts): Row[] {
  const { details } = agreement;
  const { labels } = texts;
  const amount = (ore: number | null | undefined) => (ore ? amountText(ore, texts) : undefined);
  const date = (text: string | undefined) => (text ? dateText(text, texts) : undefined);
  return [
    ...row(labels.holder, customerName),
    ...row(labels.insurance, agreement.name, 'value'),
    ...row(labels.insured, agreement.description, 'value'),
    ...row(labels.policyNumber, agreement.policyNumber),
    ...row(labels.from, date(details?.gjelderFra)),
    ...row(labels.renewal, agreement.endDate ? undefined : date(details?.hovedforfall)),
    ...row(labels.end, date(agreement.endDate)),
    ...row(labels.place, details?.forsikringssted, 'value'),
    ...row(labels.sum, amount(details?.insuredOre)),
    ...row(labels.deductible, amount(details?.deductibleOre)),
    ...row(labels.price, priceText(agreement, texts)),
    ...(details?.opplysninger ?? []).map(({ navn, verdi }) => ({
      name: navn,
      value: verdi,
      theirs: 'both' as const,
    })),
  ];
}

function row(name: string, value: string | undefined, theirs: Row['theirs'] = 'nothing'): Row[] {
  return value ? [{ name, value, theirs }] : [];
}

function priceText(
  { monthlyOre, yearlyOre }: DetailedAgreementInOre,
  texts: ConfirmationTexts,
): string | undefined {
  if (yearlyOre !== null) return texts.perYear(amountText(yearlyOre, texts));
  return monthlyOre === null ? undefined : texts.perMonth(amountText(monthlyOre, texts));
}

function coverageLine(
  { navn, beskrivelse, sumOre, deductibleOre }: CoverageInOre,
  texts: ConfirmationTexts,
): string {
  const amounts = [
    ...(sumOre === null ? [] : [texts.upTo(amountText(sumOre, texts))]),
    ...(deductibleOre === null ? [] : [texts.deductible(amountText(deductibleOre, texts))]),
  ];
  const name = amounts.length > 0 ? `${navn} (${amounts.join(', ')})` : navn;
  return beskrivelse ? `${name}: ${beskrivelse}` : name;
}

function amountText(ore: number, { amount, formats }: ConfirmationTexts): string {
  return amount(formatAmount(ore, formats));
}

/** Written by `Intl`: no browser writes it anew, as it does what a page is hydrated from (ADR-073). */
function dateText(date: string, { locale }: ConfirmationTexts): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
