import { sumOre } from './money.ts';
import type { System } from './systems.ts';

type Insurance = { readonly systemSource: System; readonly policyNumber: string };
type Divided = {
  readonly systemSource: System;
  readonly avtalenumre?: readonly string[] | undefined;
  readonly shares?: readonly (Insurance & { readonly amountOre: number })[] | undefined;
};

/** Returns whether an invoice covers an insurance: by number, or by a share of any system (spec: beyond §10). */
export function coversInsurance(invoice: Divided, { systemSource, policyNumber }: Insurance): boolean {
  if (shareOf(invoice, { systemSource, policyNumber }) !== null) return true;
  return invoice.systemSource === systemSource && (invoice.avtalenumre ?? []).includes(policyNumber);
}

/** Returns the share of an insurance in øre; null if its share is unknown. */
export function shareOf({ shares = [] }: Divided, insurance: Insurance): number | null {
  const own = shares.filter(
    ({ systemSource, policyNumber }) =>
      systemSource === insurance.systemSource && policyNumber === insurance.policyNumber,
  );
  return own.length === 0 ? null : sumOre(own.map(({ amountOre }) => amountOre));
}
