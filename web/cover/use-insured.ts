import type { CoverHitInOre, CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { NAMES } from '../agreements/queries.ts';
import { useAgreements } from '../agreements/use-agreements.ts';

/** Returns the customer's agreements; none while they are unknown. */
export function useInsured(): readonly CustomerAgreementInOre[] {
  const { state } = useAgreements(NAMES);
  return state.status === 'ready' ? state.list.avtaler : [];
}

/** Returns the agreement that an answer belongs to; undefined while it is unknown, or if there is none. */
export function insuredBy(
  agreements: readonly CustomerAgreementInOre[],
  { systemSource, policyNumber }: CoverHitInOre['avtale'],
): CustomerAgreementInOre | undefined {
  return agreements.find((each) => each.systemSource === systemSource && each.policyNumber === policyNumber);
}
