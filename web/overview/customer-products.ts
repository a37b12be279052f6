import { heldProducts } from '../../domain/standing.ts';
import { type AgreementsState, isIncomplete } from '../agreements/agreements-state.ts';
import type { CustomerProducts } from '../recommendations/RecommendationSection.tsx';

/** Returns the customer's product types, or 'unknown' if agreements may be missing (spec: overview §4.5). */
export function customerProducts(agreements: AgreementsState): CustomerProducts {
  if (agreements.status === 'failed') return 'unknown';
  if (agreements.status === 'loading' || agreements.alsoLoading) return 'loading';
  if (isIncomplete(agreements)) return 'unknown';
  return heldProducts(agreements.list.avtaler);
}
