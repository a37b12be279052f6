import {
  type ClaimInOre,
  claimInOre,
  type DetailedAgreementInOre,
  detailedAgreementInOre,
  type InvoiceInOre,
  invoiceInOre,
  type OfferInOre,
  offerInOre,
} from '../../contract/in-ore.ts';
import type { ListName, WireItems } from '../../contract/items.ts';

/** The items of customers in the internal form, with amounts in øre, by the name of their list. */
export type Items = Omit<WireItems, 'avtaler' | 'tilbud' | 'fakturaer' | 'skader'> & {
  avtaler: DetailedAgreementInOre;
  tilbud: OfferInOre;
  fakturaer: InvoiceInOre;
  skader: ClaimInOre;
};

/** The only conversion of checked items to the internal form, for all sources (ADR-010). */
export const ITEMS_IN_ORE: { [Name in ListName]: (item: WireItems[Name]) => Items[Name] } = {
  avtaler: detailedAgreementInOre,
  tilbud: offerInOre,
  dokumenter: (document) => document,
  fakturaer: invoiceInOre,
  skader: claimInOre,
  meldinger: (message) => message,
};
