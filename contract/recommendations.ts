import { type Static, Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import type { DistributorView } from './first-page.ts';
import { strictObject } from './strict-object.ts';

/** The score of a product for the customer. Higher is better. */
export const Score = Type.Object({ nextBestOfferProdukt: Type.String(), score: Type.Number() });
export type Score = Static<typeof Score>;

/** Next best offers (spec: overview §3). The control group does not see them (spec: decisions §6). */
export const Recommendations = Type.Object({
  scores: Type.Array(Score),
  controlgroup: Type.Boolean(),
  fallback: Type.Boolean(),
});
export type Recommendations = Static<typeof Recommendations>;

/** The settings in the script of the standalone module, which the element renders with (spec: decisions §6). */
export type ElementSettings = Pick<
  DistributorView,
  'partnerIntegration' | 'purchaseGroups' | 'onlineCarDiscountPercent'
> & {
  /** the distributor's colours, as a style sheet for a shadow root */
  colours: string;
};

export const recommendationsApi = {
  'GET /nbo/produktanbefaling': {
    access: 'customer',
    summary: 'Get the recommended products',
    // On a receipt, the product type that was just bought.
    query: strictObject({ produkt: Type.Optional(Type.String({ pattern: '^[A-Z0-9_]{0,60}$' })) }),
    answer: Recommendations,
  },
} satisfies Endpoints;
