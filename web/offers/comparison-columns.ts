import { texts } from '#texts/comparison.ts';
import type { DetailedCustomerAgreementInOre, OfferInOre } from '../../contract/in-ore.ts';
import { commonText, distinguishingNames } from './column-names.ts';

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
