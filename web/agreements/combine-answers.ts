import type { AgreementListInOre } from '../../contract/in-ore.ts';
import type { AgreementsState } from './agreements-state.ts';
import { mergeAgreementLists } from './merge.ts';

type Answer = { data: AgreementListInOre | undefined; isError: boolean };

/**
 * The main systems' answer and the integration's (null where it is not enabled) as one: what has come is shown,
 * what is still missing or failed is shown beside it (spec: overview §4.6, overview §8).
 */
export function combineAnswers(main: Answer, integration: Answer | null): AgreementsState {
  const answers = integration ? [main, integration] : [main];
  const lists = answers.flatMap(({ data }) => data ?? []);
  const failed = answers.filter(({ data, isError }) => isError && !data).length;
  const [first, second] = lists;
  if (!first) return { status: failed === answers.length ? 'failed' : 'loading' };
  return {
    status: 'ready',
    list: mergeAgreementLists(first, second),
    alsoLoading: lists.length + failed < answers.length,
    alsoFailed: failed > 0,
  };
}
