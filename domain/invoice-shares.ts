import { sumOre } from './money.ts';
import type { System } from './systems.ts';

type Insurance = { readonly systemSource: System; readonly policyNumber: string };
type Divided = {
  readonly systemSource: System;
  readonly avtalenumre?: readonly string[] | undefined;
  readonly shares?: readonly (Insurance & { readonly amountOre: number })[] | undefined;
};

/** Returns the insurances of an invoice, each once: those with a share, of any system, then the others by number. */
export function insurancesOf({ systemSource, avtalenumre = [], shares = [] }: Divided): readonly Insurance[] {
  const all = [...shares, ...avtalenumre.map((policyNumber) => ({ systemSource, policyNumber }))];
  return all.filter((each, index) => all.findIndex((other) => isSame(each, other)) === index);
}

/** Returns whether an invoice covers an insurance: by number, or by a share of any system (spec: beyond §10). */
export function coversInsurance(invoice: Divided, insurance: Insurance): boolean {
  return insurancesOf(invoice).some((each) => isSame(each, insurance));
}

/** Returns the share of an insurance in øre; null if its share is unknown. */
export function shareOf({ shares = [] }: Divided, insurance: Insurance): number | null {
  const own = shares.filter((each) => isSame(each, insurance));
  return own.length === 0 ? null : sumOre(own.map(({ amountOre }) => amountOre));
}

function isSame(one: Insurance, other: Insurance): boolean {
  return one.systemSource === other.systemSource && one.policyNumber === other.policyNumber;
}
