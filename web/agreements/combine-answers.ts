import type { AgreementListInOre } from '../../contract/in-ore.ts';
import type { Result } from '../platform/api/answers.ts';
import type { AgreementsState } from './agreements-state.ts';
import { mergeAgreementLists } from './merge.ts';

type Answer = Pick<Result<AgreementListInOre>, 'data' | 'isError'>;

/**
 * Returns the combined state of the main systems' answer and the integration's. The latter is null if the
 * integration is disabled. One answer is enough to show agreements; the state says whether the other is
 * loading or failed (spec: overview §4.6, overview §8).
 */
export function combineAnswers(main: Answer, integration: Answer | null): AgreementsState {
  const answers = integration ? [main, integration] : [main];
  const lists = answers.flatMap(({ data }) => data ?? []);
  const failed = answers.filter(({ data, isError }) => isError && !data);
  const [first, second] = lists;
  if (!first) return { status: failed.length === answers.length ? 'failed' : 'loading' };
  return {
    status: 'ready',
    list: mergeAgreementLists(first, second),
    alsoLoading: lists.length + failed.length < answers.length,
    alsoFailed: failed.length > 0,
    mainFailed: failed.includes(main),
  };
}
