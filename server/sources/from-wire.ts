import type { Agreement } from '../../contract/agreements.ts';
import type { Offer, PackageOffer } from '../../contract/offers.ts';
import { toOre } from '../../domain/money.ts';
import type { SourceAgreement, SourceOffer, SourcePackageOffer } from './source.ts';

/** An agreement from a source system; kroner become øre. */
export function agreementFromWire({ monthlyPrice, yearlyPrice, ...rest }: Agreement): SourceAgreement {
  return { ...rest, monthlyOre: oreOrNull(monthlyPrice), yearlyOre: oreOrNull(yearlyPrice) };
}

/** An offer from a source system; kroner become øre. */
export function offerFromWire(offer: Offer): SourceOffer {
  const { monthlyPrice, yearlyPrice, detaljer, pakkeTilbud, ...rest } = offer;
  return {
    ...rest,
    monthlyOre: oreOrNull(monthlyPrice),
    yearlyOre: oreOrNull(yearlyPrice),
    tfaMonthlyOre: oreOrNull(detaljer?.tfaMonthly),
    packageOffers: pakkeTilbud?.map(packageOfferFromWire) ?? null,
  };
}

/** A package offer from a source system or the store; kroner become øre. */
export function packageOfferFromWire(offer: PackageOffer): SourcePackageOffer {
  const { monthlyPrice, yearlyPrice, ...rest } = offer;
  return { ...rest, monthlyOre: oreOrNull(monthlyPrice), yearlyOre: oreOrNull(yearlyPrice) };
}

function oreOrNull(kroner: number | undefined): number | null {
  return kroner === undefined ? null : toOre(kroner);
}
