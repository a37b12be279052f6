import { texts } from '#texts/overview.ts';
import { type Insurers, insurersOf } from '../../domain/insurer.ts';
import { isHeld } from '../../domain/standing.ts';
import { type AgreementsState, agreementsIn, isWhole } from '../agreements/agreements-state.ts';

/** Returns the sentence about the companies of held agreements, and the distributor's own if some may be missing. */
export function insurersText(agreements: AgreementsState, of: Insurers): string {
  const list = agreementsIn(agreements).filter(isHeld);
  const names = insurersOf(list, of);
  if (isWhole(agreements)) return texts.insurers(names, list.length);
  return texts.insurers([...new Set([of.insurer, ...names])]);
}
