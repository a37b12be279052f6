import { type Static, Type } from 'typebox';
import { OFFER_TYPES } from '../domain/offer-types.ts';
import { AgreementDetails, DetailedCustomerAgreement } from './agreements.ts';
import type { Endpoints } from './endpoint.ts';
import {
  AgreementParams,
  CalendarDate,
  codeOf,
  Kroner,
  MissingFrom,
  numberInAddress,
  PolicyNumber,
  SystemName,
  SystemSourceError,
} from './entity.ts';
import { strictObject } from './strict-object.ts';

/** A further offer in the same package. The productType INNBO means contents insurance (spec: decisions §8.8). */
export const PackageOffer = Type.Object({
  policyNumber: PolicyNumber,
  monthlyPrice: Type.Optional(Kroner),
  yearlyPrice: Type.Optional(Kroner),
  productType: Type.Optional(Type.String({ maxLength: 60 })),
});
export type PackageOffer = Static<typeof PackageOffer>;

/** An offer (spec: overview §3). `detaljer.tfaMonthly` is the monthly traffic-insurance fee in kroner. */
export const Offer = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  description: Type.Optional(Type.String({ maxLength: 500 })),
  detaljer: Type.Optional(Type.Object({ tfaMonthly: Type.Optional(Kroner) })),
  monthlyPrice: Type.Optional(Kroner),
  yearlyPrice: Type.Optional(Kroner),
  policyNumber: PolicyNumber,
  versionNumber: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  productType: codeOf(`Shown if it is one of: ${OFFER_TYPES.join(', ')}. Offers of other types are left out`),
  expirationDate: Type.Optional(CalendarDate),
  pakkeTilbud: Type.Optional(Type.Array(PackageOffer, { maxItems: 50 })),
  systemSource: SystemName,
  avtaleDetaljer: Type.Optional(AgreementDetails),
});
export type Offer = Static<typeof Offer>;

/** The fields without which an offer would be sold for another price, with another cover, or after its end (spec: beyond §6). */
export const SELLING_FIELDS: readonly string[] = [
  'expirationDate',
  'monthlyPrice',
  'yearlyPrice',
  'avtaleDetaljer.dekninger',
];

/** An offer of the list, without details. */
export const ListedOffer = Type.Object({
  ...Offer.properties,
  objekt: Type.Optional(
    Type.Integer({ minimum: 0, description: 'the same for offers on one object, which are alternatives' }),
  ),
});
export type ListedOffer = Static<typeof ListedOffer>;

/** The saved offers (spec: decisions §4). */
export const OfferList = Type.Object({
  tilbud: Type.Array(ListedOffer),
  systemSourceError: SystemSourceError,
  manglerFra: MissingFrom,
});
export type OfferList = Static<typeof OfferList>;

/** The number of known offers that can be shown to the customer. */
export const OfferCount = Type.Object({
  antall: Type.Integer({ minimum: 0 }),
  systemSourceError: Type.Boolean({ description: 'there may be more: a system did not answer' }),
});
export type OfferCount = Static<typeof OfferCount>;

/** The price the customer pays today for the object of an offer, if their agreements state it unambiguously. */
export const PresentPrice = Type.Object({
  policyNumber: Type.String({ description: 'of the offer' }),
  systemSource: SystemName,
  monthlyPrice: Type.Optional(Kroner),
  yearlyPrice: Type.Optional(Kroner),
  annenDekning: Type.Optional(
    Type.Literal(true, { description: 'the insurance of today has another cover than the offer' }),
  ),
});
export type PresentPrice = Static<typeof PresentPrice>;

export const PresentPriceList = Type.Object({ priser: Type.Array(PresentPrice) });
export type PresentPriceList = Static<typeof PresentPriceList>;

/**
 * The valid offers on the object of an offer, and the only insurance that the customer has on it, if there is
 * one. `tilbud` is empty if the customer has no such offer (spec: beyond §9).
 */
export const OfferComparison = Type.Object({
  avtale: Type.Optional(DetailedCustomerAgreement),
  tilbud: Type.Array(Offer),
  systemSourceError: SystemSourceError,
});
export type OfferComparison = Static<typeof OfferComparison>;

export const offersApi = {
  'GET /avtaleoversikt/tilbud': { access: 'customer', summary: 'List the saved offers', answer: OfferList },
  'GET /avtaleoversikt/tilbud/antall': {
    access: 'customer',
    summary: 'Count the saved offers',
    answer: OfferCount,
  },
  'GET /avtaleoversikt/tilbud/dagenspriser': {
    access: 'customer',
    summary: 'List the present prices of what the saved offers are for',
    answer: PresentPriceList,
  },
  'GET /avtaleoversikt/tilbud/sammenligning': {
    access: 'customer',
    summary: 'List the offers on one object, and what the customer has on it',
    query: AgreementParams,
    answer: OfferComparison,
  },
  'DELETE /avtaleoversikt/tilbud/:avtaleNummer': {
    access: 'customer',
    summary: 'Delete a saved offer',
    params: strictObject({ avtaleNummer: numberInAddress(60) }),
    // Two systems can use the same number.
    query: strictObject({ systemSource: Type.Optional(SystemName) }),
  },
} satisfies Endpoints;
