import type { AgreementListInOre } from '../../contract/in-ore.ts';

export type ReadyAgreements = {
  status: 'ready';
  list: AgreementListInOre;
  /** the partner-group integration's part is still coming */
  alsoLoading?: boolean;
  /** a part could not be fetched at all */
  alsoFailed?: boolean;
};

/** What the screen knows of the customer's agreements. */
export type AgreementsState = { status: 'loading' } | { status: 'failed' } | ReadyAgreements;

/** Whether agreements may be missing from the list, because a source or a whole request failed (spec: overview §8). */
export function isIncomplete({ list, alsoFailed = false }: ReadyAgreements): boolean {
  return list.systemSourceError || alsoFailed;
}

/** Whether we know that the customer has no agreements: an empty list with something missing doesn't say so. */
export function hasNone(state: ReadyAgreements): boolean {
  return state.list.avtaler.length === 0 && !state.alsoLoading && !isIncomplete(state);
}
