import type { AgreementListInOre, CustomerAgreementInOre } from '../../contract/in-ore.ts';

export type ReadyAgreements = {
  status: 'ready';
  list: AgreementListInOre;
  /** whether the agreements of the partner-group integration are still loading */
  alsoLoading: boolean;
  /** whether one of the requests failed */
  alsoFailed: boolean;
  /** whether the request for the main systems' agreements failed */
  mainFailed: boolean;
};

/** The loading state of the customer's agreements. */
export type AgreementsState = { status: 'loading' } | { status: 'failed' } | ReadyAgreements;

/** Returns whether agreements may be missing because a source or a request failed (spec: overview §8). */
export function isIncomplete({ list, alsoFailed }: ReadyAgreements): boolean {
  return list.systemSourceError || alsoFailed;
}

/** Returns whether all agreements have arrived: none is loading, and none could not be loaded. */
export function isWhole(state: AgreementsState): boolean {
  return state.status === 'ready' && !state.alsoLoading && !isIncomplete(state);
}

/** Returns whether the customer certainly has no agreements. An incomplete empty list is no proof. */
export function hasNoAgreements(state: ReadyAgreements): boolean {
  return state.list.avtaler.length === 0 && isWhole(state);
}

const NONE: readonly CustomerAgreementInOre[] = [];

/** Returns the agreements that have been loaded. Without any, always the same list. */
export function agreementsIn(state: AgreementsState): readonly CustomerAgreementInOre[] {
  return state.status === 'ready' ? state.list.avtaler : NONE;
}
