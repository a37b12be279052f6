import { type Static, Type } from 'typebox';
import { CalendarDate, Kroner, SystemName } from './agreements.ts';

/** A further offer in the same package; one of productType INNBO is a contents insurance (decisions, PUR-23). */
export const PackageOffer = Type.Object({
  policyNumber: Type.String({ minLength: 1, maxLength: 60 }),
  monthlyPrice: Type.Optional(Kroner),
  yearlyPrice: Type.Optional(Kroner),
  productType: Type.Optional(Type.String({ maxLength: 60 })),
});

/** The offer (overview 3). `detaljer.tfaMonthly` is the monthly traffic-insurance fee in kroner. */
export const Offer = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  description: Type.Optional(Type.String({ maxLength: 500 })),
  detaljer: Type.Optional(Type.Object({ tfaMonthly: Type.Optional(Kroner) })),
  monthlyPrice: Type.Optional(Kroner),
  yearlyPrice: Type.Optional(Kroner),
  policyNumber: Type.String({ minLength: 1, maxLength: 60 }),
  versionNumber: Type.Optional(Type.Integer({ minimum: 0 })),
  productType: Type.String({ minLength: 1, maxLength: 60 }),
  expirationDate: Type.Optional(CalendarDate),
  pakkeTilbud: Type.Optional(Type.Array(PackageOffer)),
  systemSource: SystemName,
});
export type Offer = Static<typeof Offer>;
