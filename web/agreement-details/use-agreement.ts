import { useQueryClient } from '@tanstack/react-query';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import { addressOf } from '../../domain/paths.ts';
import { isIncomplete } from '../agreements/agreements-state.ts';
import { useAgreements } from '../agreements/use-agreements.ts';
import { useBoot } from '../platform/boot.tsx';
import { useLocation, useSearch } from '../platform/router/router.ts';
import type { Answer } from '../ui/use-retry.ts';
import { agreementQueryOf, type FoundAgreement, findAgreement } from './find-agreement.ts';
import { knownAgreement } from './known-agreement.ts';

/**
 * Returns the agreement that the address names, searched in all systems, and the answers behind it. Until they arrive,
 * and if they fail, it is the agreement of the overview's list, if that is known.
 */
export function useAgreement(parameters: PathParameters): {
  found: FoundAgreement<CustomerAgreementInOre>;
  answers: readonly Answer[];
} {
  const { state, answers } = useAgreements(agreementQueryOf(parameters));
  const isReady = state.status === 'ready';
  const lists = {
    agreements: isReady ? state.list.avtaler : [],
    isLoading: state.status === 'loading' || (isReady && state.alsoLoading),
    isWhole: isReady && !isIncomplete(state),
  };
  const client = useQueryClient();
  const boot = useBoot();
  const address = { path: addressOf(useLocation().pathname), parameters, query: useSearch() };
  const found = findAgreement(lists, address, boot);
  const isUnknown = found.status === 'loading' || found.status === 'failed';
  const known = isUnknown && knownAgreement(client, boot, address);
  return {
    found: known ? { status: 'found', agreement: known } : found,
    answers,
  };
}
