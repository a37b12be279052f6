import { texts } from '#texts/claim-details.ts';
import { texts as sharedTexts } from '#texts/shared-pages.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { isOpenClaim, waitsForCustomer } from '../../domain/claim-state.ts';
import { wordOf } from '../../domain/word-of.ts';
import { formatOre } from '../platform/format.ts';
import type { InlineFact } from '../ui/MarkedText.tsx';

/**
 * Returns the next steps of a claim, and who takes them, as whole sentences. They ask the reader for something only
 * about an own claim. A closed claim has no next step, though its system may still send the last one (spec: beyond §1).
 */
export function claimSteps(
  claim: Pick<ClaimInOre, 'status' | 'nesteSteg' | 'paidOre'>,
  isOwn: boolean,
): readonly InlineFact[] {
  const nesteSteg = isOpenClaim(claim) ? claim.nesteSteg : undefined;
  if (waitsForCustomer(claim) && !nesteSteg) return [isOwn ? texts.askUs : sharedTexts.claims.waitingFor];
  const own = statusSentence(claim);
  if (!own && !nesteSteg) return [texts.registered, ...(isOwn ? [texts.askForNews] : [])];
  return [...(own ? [own] : []), ...(nesteSteg ? [{ source: nesteSteg }] : [])];
}

function statusSentence({ status, paidOre }: Pick<ClaimInOre, 'status' | 'paidOre'>): string | undefined {
  if (status === 'UTBETALT' && paidOre !== null) return texts.paid(formatOre(paidOre, 'kr'));
  return wordOf(texts.who, status);
}
