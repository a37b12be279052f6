import type { CoverageInOre, DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { withoutZero } from '../../domain/agreement-cost.ts';
import { formatLongDate } from '../../domain/calendar-date.ts';
import { formatCode, lastDayOfCode } from '../../domain/confirmation-code.ts';
import { canBeConfirmed } from '../../domain/covers-today.ts';
import { formatOre } from '../../domain/money.ts';
import { firstDayOf, periodOf } from '../../domain/period.ts';
import { formatPhone } from '../../domain/phone.ts';
import { lastDayOf, renewalDayOf } from '../../domain/standing.ts';
import { wordOf } from '../../domain/word-of.ts';
import type { Language } from '../../texts/languages.ts';
import type { ListLine, Row } from '../platform/pdf/render-pdf.ts';
import { type ConfirmationTexts, confirmationTexts } from './confirmation-texts.ts';

type Section = { heading: string; lines: readonly ListLine[] };

/** The content of a confirmation before rendering. */
export type Confirmation = {
  language: Language;
  insurer: string;
  title: string;
  paragraphs: readonly string[];
  rows: readonly Row[];
  /** the coverages, and the exclusions */
  sections: readonly Section[];
  /** how others check the confirmation */
  check: { heading: string; rows: readonly Row[]; until: string };
  written: string;
};

export type ConfirmationOptions = {
  language: Language;
  insurer: string;
  /** whether it is the distributor's own insurer; the contact is then the insurer's too */
  isOwnInsurer: boolean;
  /** `name` is '' for a customer who is known only by a login; `birthDate` is `2026-12-31` */
  holder: { name: string; birthDate: string | null };
  /** the contact for the reader of the confirmation; `emergencyPhone` has eight digits, if there is one */
  contact: { name: string; phone: string; email: string; emergencyPhone: string | undefined };
  /** the code without hyphens, and the address of the page where others check it */
  check: { code: string; address: string };
  /** `2026-12-31` */
  today: string;
};

/** Returns the confirmation of an agreement; null when it can't be confirmed to others (spec: beyond §1, beyond §6). */
export function confirmationOf(
  agreement: DetailedCustomerAgreementInOre,
  options: ConfirmationOptions,
): Confirmation | null {
  if (!canBeConfirmed(agreement, agreement.details ?? {})) return null;
  const { language, insurer, today } = options;
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
    paragraphs: paragraphsOf(agreement, options, texts),
    rows: rowsOf(agreement, options, texts),
    sections: [section(texts.covered, true), section(texts.notCovered, false)].filter(
      ({ lines }) => lines.length > 0,
    ),
    check: checkOf(options, texts),
    written: texts.written(dateText(today, texts)),
  };
}

function checkOf({ check, today }: ConfirmationOptions, texts: ConfirmationTexts): Confirmation['check'] {
  const code = formatCode(check.code);
  const link = `${check.address}?${new URLSearchParams({ kode: code })}`;
  const address = check.address.replace(/^https?:\/\//, '');
  return {
    heading: texts.check.heading,
    rows: [
      ...row(texts.check.code, code),
      { name: texts.check.address, value: address, systemText: 'nothing', link },
    ],
    until: texts.check.until(dateText(lastDayOfCode(today), texts)),
  };
}

function paragraphsOf(
  agreement: DetailedCustomerAgreementInOre,
  { insurer, holder, today }: ConfirmationOptions,
  texts: ConfirmationTexts,
): string[] {
  const name = holder.name || texts.unnamed;
  const lastDay = lastDayOf(agreement);
  const { standing, details, uleselig } = agreement;
  // An insurance can be cancelled before it begins.
  const from = firstDayOf(agreement, details ?? {}, today);
  return [
    ...(from !== undefined && from > today
      ? [texts.introAgreed(insurer, name), texts.validFrom(dateText(from, texts))]
      : [texts.intro(insurer, name)]),
    ...(standing === 'ENDING'
      ? [lastDay ? texts.validUntil(dateText(lastDay, texts)) : texts.cancelled]
      : []),
    ...(standing === 'TEMPORARY' ? [texts.temporary] : []),
    ...(uleselig ? [texts.coversMissing] : []),
  ];
}

function rowsOf(
  agreement: DetailedCustomerAgreementInOre,
  { holder, isOwnInsurer, contact, today }: ConfirmationOptions,
  texts: ConfirmationTexts,
): Row[] {
  const { details } = agreement;
  const { labels, terms, products } = texts;
  const amount = (ore: number | null | undefined) =>
    ore === null || ore === undefined ? undefined : amountText(ore, texts);
  const date = (text: string | null | undefined) => (text ? dateText(text, texts) : undefined);
  const product = wordOf(products, agreement.productType);
  const hasOwnName = product !== agreement.name;
  return [
    ...row(labels.name, holder.name),
    ...row(labels.birthDate, date(holder.birthDate)),
    ...row(labels.insurance, product),
    ...(hasOwnName ? row(product ? labels.insuranceName : labels.insurance, agreement.name, 'value') : []),
    ...(isAmount(agreement.description) ? [] : row(labels.insured, agreement.description, 'value')),
    ...row(labels.policyNumber, agreement.policyNumber),
    ...row(labels.period, periodText(agreement, today, texts)),
    ...row(labels.renewal, date(renewalDayOf(agreement, details ?? {}, today))),
    ...row(labels.place, details?.forsikringssted, 'value'),
    ...row(labels.sum, amount(details?.insuredOre)),
    ...row(labels.deductible, amount(details?.deductibleOre)),
    ...row(labels.price, priceText(agreement, texts)),
    ...(details?.opplysninger ?? []).map(({ navn, verdi }) => ({
      name: wordOf(terms.facts, navn) ?? navn,
      value: verdi,
      systemText: wordOf(terms.facts, navn) ? ('value' as const) : ('both' as const),
    })),
    ...row(
      isOwnInsurer ? labels.contact : labels.agent,
      [contact.name, formatPhone(contact.phone), contact.email].join(', '),
    ),
    ...row(labels.emergency, contact.emergencyPhone && formatPhone(contact.emergencyPhone)),
  ];
}

function periodText(
  agreement: DetailedCustomerAgreementInOre,
  today: string,
  texts: ConfirmationTexts,
): string | undefined {
  const { from, to } = periodOf(agreement, agreement.details ?? {}, today);
  const [first, last] = [from, to].map((day) => day && dateText(day, texts));
  if (first && last) return `${first} – ${last}`;
  if (first) return texts.periodFrom(first);
  return last && texts.periodTo(last);
}

/** Life insurances are described by an amount such as '1 000 000 kr', which says nothing about what is insured. */
function isAmount(text: string | undefined): boolean {
  return /^(?:kr\.?[\d\s.,]+(?:,-)?|[\d\s.,]+(?:kr\.?|kroner|,-))$/i.test(text ?? '');
}

function row(name: string, value: string | undefined, systemText: Row['systemText'] = 'nothing'): Row[] {
  return value ? [{ name, value, systemText }] : [];
}

function priceText(agreement: DetailedCustomerAgreementInOre, texts: ConfirmationTexts): string | undefined {
  const { monthlyOre, yearlyOre } = withoutZero(agreement);
  if (yearlyOre !== null) return texts.perYear(amountText(yearlyOre, texts));
  return monthlyOre === null ? undefined : texts.perMonth(amountText(monthlyOre, texts));
}

/** Returns a coverage with its amounts. A name in the list of insurance terms is in the language of the confirmation. */
function coverageLine(coverage: CoverageInOre, texts: ConfirmationTexts): ListLine {
  const { navn, beskrivelse, sumOre, deductibleOre } = coverage;
  const term = wordOf(texts.terms.coverages, navn);
  const amounts = [
    ...(sumOre === null ? [] : [texts.upTo(amountText(sumOre, texts))]),
    ...(deductibleOre === null ? [] : [texts.deductible(amountText(deductibleOre, texts))]),
  ];
  const name = amounts.length > 0 ? `${term ?? navn} (${amounts.join(', ')})` : (term ?? navn);
  const text = beskrivelse ? `${name}: ${beskrivelse}` : name;
  return term && !beskrivelse ? { text } : { text, lang: 'nb' };
}

function amountText(ore: number, { formats }: ConfirmationTexts): string {
  return formatOre(ore, 'kr', formats);
}

function dateText(date: string, { formats }: ConfirmationTexts): string {
  return formatLongDate(date, formats);
}
