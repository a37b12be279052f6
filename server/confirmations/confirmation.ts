import type { ConfirmationLanguage } from '../../contract/confirmations.ts';
import type { CoverageInOre, DetailedAgreementInOre } from '../../contract/in-ore.ts';
import { formatOre } from '../../domain/money.ts';
import { TEXTS } from './texts.ts';

/** A name and a value; `theirs`: what of it is the system's own words, which are bokmål whatever the language. */
export type Row = { name: string; value: string; theirs: 'nothing' | 'value' | 'both' };
type Section = { heading: string; lines: readonly string[] };

/** What a confirmation says, before it is drawn. */
export type Confirmation = {
  language: ConfirmationLanguage;
  insurer: string;
  title: string;
  paragraphs: readonly string[];
  rows: readonly Row[];
  /** what is covered and what is not, in the system's words */
  sections: readonly Section[];
  written: string;
};

export type ConfirmationOptions = {
  language: ConfirmationLanguage;
  insurer: string;
  /** '': a customer who is known by a login alone */
  customerName: string;
  /** 2026-12-31 */
  today: string;
};

const longDate = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const DATES = { nb: longDate('nb-NO'), nn: longDate('nn-NO'), en: longDate('en-GB') };
/** What waits for somebody is not in force. */
const NOT_IN_FORCE: readonly (string | undefined)[] = ['PENDING', 'PROCESSING'];

/** Returns what the confirmation of an agreement says (spec: beyond §1). */
export function confirmationOf(
  agreement: DetailedAgreementInOre,
  { language, insurer, customerName, today }: ConfirmationOptions,
): Confirmation {
  const texts = TEXTS[language];
  const coverages = agreement.details?.coverages ?? [];
  const section = (heading: string, included: boolean): Section => ({
    heading,
    lines: coverages
      .filter(({ inkludert = true }) => inkludert === included)
      .map((coverage) => coverageLine(coverage, language)),
  });
  return {
    language,
    insurer,
    title: texts.title,
    paragraphs: [
      texts.intro(insurer, customerName || texts.labels.holder.toLowerCase()),
      ...(NOT_IN_FORCE.includes(agreement.avtaleStatus) ? [texts.notYet] : []),
    ],
    rows: rowsOf(agreement, customerName, language),
    sections: [section(texts.covered, true), section(texts.notCovered, false)].filter(
      ({ lines }) => lines.length > 0,
    ),
    written: texts.written(dateText(today, language)),
  };
}

function rowsOf(
  agreement: DetailedAgreementInOre,
  customerName: string,
  language: ConfirmationLanguage,
): Row[] {
  const { details } = agreement;
  const { labels } = TEXTS[language];
  const amount = (ore: number | null | undefined) => (ore ? amountText(ore, language) : undefined);
  const date = (text: string | undefined) => (text ? dateText(text, language) : undefined);
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
    ...row(labels.price, priceText(agreement, language)),
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
  language: ConfirmationLanguage,
): string | undefined {
  const { perYear, perMonth } = TEXTS[language];
  if (yearlyOre !== null) return perYear(amountText(yearlyOre, language));
  return monthlyOre === null ? undefined : perMonth(amountText(monthlyOre, language));
}

function coverageLine(
  { navn, beskrivelse, sumOre, deductibleOre }: CoverageInOre,
  language: ConfirmationLanguage,
): string {
  const { upTo, deductible } = TEXTS[language];
  const amounts = [
    ...(sumOre === null ? [] : [upTo(amountText(sumOre, language))]),
    ...(deductibleOre === null ? [] : [deductible(amountText(deductibleOre, language))]),
  ];
  const name = amounts.length > 0 ? `${navn} (${amounts.join(', ')})` : navn;
  return beskrivelse ? `${name}: ${beskrivelse}` : name;
}

function amountText(ore: number, language: ConfirmationLanguage): string {
  const text = formatOre(ore, 'kr');
  return language === 'en' ? `NOK\u00a0${text.replace(/\u00a0kr$/, '')}` : text;
}

function dateText(date: string, language: ConfirmationLanguage): string {
  return DATES[language].format(new Date(`${date}T00:00:00Z`));
}
