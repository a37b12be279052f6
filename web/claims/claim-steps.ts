import { texts } from '#texts/claim-details.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { waitsForCustomer } from '../../domain/claim-state.ts';
import { formatOre } from '../platform/format.ts';
import type { InlineFact } from '../ui/InlineFacts.tsx';

/** Returns the next steps of a claim, and who takes them, as whole sentences. */
export function claimSteps(
  claim: Pick<ClaimInOre, 'status' | 'nesteSteg' | 'paidOre'>,
): readonly InlineFact[] {
  const { nesteSteg } = claim;
  if (waitsForCustomer(claim)) return nesteSteg ? [{ source: nesteSteg }] : [texts.askUs];
  const own = statusSentence(claim);
  if (!own && !nesteSteg) return [texts.registered];
  return [...(own ? [own] : []), ...(nesteSteg ? [{ source: nesteSteg }] : [])];
}

function statusSentence({ status, paidOre }: Pick<ClaimInOre, 'status' | 'paidOre'>): string | undefined {
  if (status === 'UTBETALT' && paidOre !== null) return texts.paid(formatOre(paidOre, 'kr'));
  const known: Readonly<Record<string, string>> = texts.who;
  return Object.hasOwn(known, status) ? known[status] : undefined;
}
