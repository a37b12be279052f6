import { texts } from '#texts/claims.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { waitsForCustomer } from '../../domain/claim-state.ts';
import { formatOre } from '../../domain/money.ts';

/** Returns who does what next in a claim, as whole sentences; none where nobody says. */
export function claimSteps(claim: Pick<ClaimInOre, 'status' | 'nesteSteg' | 'paidOre'>): readonly string[] {
  const { nesteSteg } = claim;
  if (waitsForCustomer(claim)) return [nesteSteg || texts.askUs];
  return [whoDoes(claim), nesteSteg].flatMap((step) => step || []);
}

function whoDoes({ status, paidOre }: Pick<ClaimInOre, 'status' | 'paidOre'>): string | undefined {
  if (status === 'UTBETALT' && paidOre !== null) return texts.paid(formatOre(paidOre, 'kr'));
  const known: Readonly<Record<string, string>> = texts.who;
  return Object.hasOwn(known, status) ? known[status] : undefined;
}
