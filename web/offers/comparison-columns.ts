import { texts } from '#texts/comparison.ts';
import type { DetailedCustomerAgreementInOre, OfferInOre } from '../../contract/in-ore.ts';

/** How a column is named: by a text of its system, or by one of ours. */
export type Label = { source?: string | undefined; text: string };

type LabelledOffer = { item: OfferInOre; label: Label };

/** What the customer has today, or an offer. */
export type ComparedColumn = {
  item: DetailedCustomerAgreementInOre | OfferInOre;
  label: Label;
  /** its texts that the other columns lack */
  details: readonly string[];
};

/** Returns the offers with what tells each from the others, or with their numbers. */
export function labelOffers(offers: readonly OfferInOre[]): LabelledOffer[] {
  const names = distinguishingNames(offers);
  return offers.map((item, place) => ({
    item,
    label: { source: names?.[place], text: offers.length > 1 ? texts.offerNumber(place + 1) : texts.offer },
  }));
}

/** Returns the columns, today's unless it is null, then the offers, and what all of them say; empty: nothing. */
export function compareColumns(
  agreement: DetailedCustomerAgreementInOre | null,
  offers: readonly LabelledOffer[],
): { columns: readonly ComparedColumn[]; common: string } {
  const all = [...(agreement ? [{ item: agreement, label: { text: texts.present } }] : []), ...offers];
  const common = [
    commonText(all.map(({ item }) => item.name)),
    commonText(all.map(({ item }) => item.description)),
  ];
  const columns = all.map(({ item, label }) => ({
    item,
    label,
    details: [item.name, item.description ?? ''].filter((text) => text && !common.includes(text)),
  }));
  return { columns, common: common.filter(Boolean).join(', ') };
}

type Named = { name: string; description?: string | undefined };

/**
 * Returns what tells each offer from the others, as short as possible: its name, its description, or both. null if
 * offers have the same of both, or if there is only one.
 */
export function distinguishingNames(offers: readonly Named[]): readonly string[] | null {
  if (offers.length < 2) return null;
  const names = offers.map(({ name }) => name);
  const descriptions = offers.map(({ description = '' }) => description);
  const both = offers.map(({ name, description }) => (description ? `${name}, ${description}` : name));
  return [names, descriptions, both].find(isEachOwn) ?? null;
}

function isEachOwn(texts: readonly string[]): boolean {
  return !texts.includes('') && new Set(texts).size === texts.length;
}

/** Returns the text that all columns have; null if they have several or none. */
export function commonText(texts: readonly (string | undefined)[]): string | null {
  const [first] = texts;
  return first && texts.every((each) => each === first) ? first : null;
}
